import { title } from '#words/desk/bell.ts';
import * as words from '#words/office/notifications.ts';
import { deskHref } from '../../../state/views.ts';
import { LinkButton } from '../../link-button.tsx';
import { PageFrame } from '../page-frame.tsx';
import { DeviceMessages } from './device-messages.tsx';
import { EmailChoices } from './email-choices.tsx';
import { NotificationList } from './notification-list.tsx';

/** The notifications about bookings, the newest first; on its own page, the choice of emails and messages about them (B14). */
export function NotificationsPage({ part }: { part: 'list' | 'preferences' }) {
  if (part === 'preferences')
    return (
      <PageFrame
        width="narrow"
        back={{ href: deskHref.notifications(), label: words.toList }}
        title={words.preferences}
      >
        <EmailChoices />
        <DeviceMessages />
      </PageFrame>
    );
  return (
    <PageFrame
      width="narrow"
      title={title}
      actions={<LinkButton href={deskHref.notifications('preferences')}>{words.preferences}</LinkButton>}
    >
      <NotificationList />
    </PageFrame>
  );
}
