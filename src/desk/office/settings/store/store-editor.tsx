import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { FormSection, type ReadForSections, SectionFrame } from '#desk/office/forms/form-section.tsx';
import { ObjectForm } from '#desk/office/forms/object-form.tsx';
import { useDrafts } from '#desk/office/forms/use-drafts.ts';
import { PageFrame } from '#desk/office/page-frame.tsx';
import { ReplyView, useReply } from '#desk/office/reply.tsx';
import { StoreTranslations } from '#desk/office/translations/store-translations.tsx';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { instantAtom } from '#desk/state/contact.ts';
import { clockTimeAtom } from '#desk/state/time.ts';
import { deskHref } from '#desk/state/views.ts';
import type { SellerObject } from '#domain/contract/resources/calls.ts';
import { readAppIcon, readCardPayments } from '#domain/contract/resources/stores.ts';
import { inputsOf } from '#domain/desk/form-fields.ts';
import { useEvery } from '#ui/browser/use-every.ts';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { lead as legalLead, edit as legalOpen } from '#words/legal/office.ts';
import * as accountWords from '#words/office/account.ts';
import * as formWords from '#words/office/forms.ts';
import * as settingsWords from '#words/office/settings.ts';
import * as words from '#words/office/store.ts';
import { DomainSection } from '../domain-section.tsx';
import styles from '../settings-page.module.css';
import iconStyles from './app-icon-preview.module.css';
import { EventDestinations } from './event-destinations.tsx';
import {
  categoryFields,
  iconFields,
  lookFields,
  settingsFields,
  settingsPlace,
  shopCalls,
  termsFields,
} from './store-sections.ts';
import { TagManagerSection } from './tag-manager-section.tsx';
import { ThemePreview } from './theme-preview.tsx';

/** The settings of a shop, in sections that are saved without a button (B19). */
export function StoreEditor({ id }: { id: number }) {
  const drafts = useDrafts();
  const reading = useReply(shopCalls.retrieve, { id });

  return (
    <PageFrame
      width="narrow"
      back={{ href: deskHref.settings('stores'), label: settingsWords.parts.stores.title }}
      title={reading.reply ? String(reading.reply['title']) : undefined}
    >
      <ReplyView reading={reading} loading={settingsWords.loading}>
        {(object) => (drafts === null ? null : <Sections {...{ object, drafts }} etag={reading.etag} />)}
      </ReplyView>
    </PageFrame>
  );
}

type SectionName = keyof typeof words.sections;
const settingsForm = { fields: settingsFields, place: settingsPlace };

function Sections(read: ReadForSections) {
  const { object } = read;
  const { id } = object;
  const ofStore = (name: SectionName) => ({
    ...read,
    title: words.sections[name],
    calls: shopCalls,
    words: words.fields,
    draftName: `stores/${id}/${name}`,
  });
  const ofSettings = (name: SectionName, ...shown: string[]) => ({ ...ofStore(name), ...settingsForm, shown });

  return (
    <>
      <FormSection {...ofStore('look')} fields={lookFields}>
        {({ inputs }) => <ThemePreview inputs={inputs} />}
      </FormSection>
      <FormSection {...ofStore('icon')} fields={iconFields}>
        {({ inputs }) => <AppIconPreview store={id} isOfPicture={inputs['icon'] !== ''} />}
      </FormSection>
      <FormSection {...ofSettings('languages', 'languages', 'language')} />
      <DomainSection store={object} />
      {object['has_bookings'] ? (
        <FixedTerms store={object} />
      ) : (
        <FormSection {...ofStore('terms')} fields={termsFields}>
          {() => <p className={styles.facts}>{words.termsHow}</p>}
        </FormSection>
      )}
      <FormSection
        {...ofSettings('payment', 'manual_payment', 'payment_types', 'manual_hold_hours', 'rest_due_days')}
        before={<CardPayments store={id} />}
      />
      <FormSection {...ofSettings('reviews', 'ask_for_reviews')} />
      <FormSection {...ofSettings('emails', 'emails')} before={<p className={styles.facts}>{words.emailsHow}</p>} />
      <FormSection {...ofSettings('kiosk', 'kiosk')}>
        {() => <p className={styles.facts}>{words.kioskHow}</p>}
      </FormSection>
      <EventDestinations store={id} />
      <TagManagerSection store={object} />
      <LegalTexts store={id} />
      <StoreTranslations {...read} calls={shopCalls} categoryFields={categoryFields} />
      <Categories {...read} />
    </>
  );
}

/** Currency and time zone after the first booking. */
function FixedTerms({ store }: { store: SellerObject }) {
  const terms = termsFields.map(({ name, choiceNames = {} }) => choiceNames[String(store[name])] ?? store[name]);

  return (
    <SectionFrame title={words.sections.terms}>
      <p className={styles.facts}>
        {terms.join(', ')}. {words.termsStay}
      </p>
    </SectionFrame>
  );
}

function LegalTexts({ store }: { store: number }) {
  return (
    <SectionFrame title={accountWords.pages.legal.title}>
      <p className={styles.facts}>{legalLead}</p>
      <div className={layout.row3}>
        <LinkButton href={deskHref.settings('legal', store)}>{legalOpen}</LinkButton>
      </div>
    </SectionFrame>
  );
}

/** The categories are saved by a button, because deleting one also removes it from its tours, which cannot be undone. */
function Categories({ object, etag }: ReadForSections) {
  const now = useSetAtom(instantAtom);
  const timeOf = useAtomValue(clockTimeAtom);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const inputs = inputsOf(categoryFields, object);

  return (
    <SectionFrame title={words.sections.categories} status={savedAt === null ? '' : formWords.savedAt(timeOf(savedAt))}>
      <ObjectForm
        calls={shopCalls}
        fields={categoryFields}
        words={words.fields}
        read={{ id: object.id, etag, inputs }}
        onSaved={() => setSavedAt(now().toString())}
      />
    </SectionFrame>
  );
}

/** The provider of card payments. The operator sets it up, so the seller cannot change it here (B19). */
function CardPayments({ store }: { store: number }) {
  const { reply } = useReply(readCardPayments, { id: store });

  if (!reply) return null;
  const { provider, is_test } = reply;
  const text = provider === 'sandbox' ? words.cardsSandbox : is_test ? words.cardsStripeTest : words.cardsReal;
  return (
    <div>
      <h3>{words.cards}</h3>
      <Notice kind={is_test ? 'caution' : 'info'}>{text}</Notice>
    </div>
  );
}

/** The time after which the preview is read again while the icon is being made. */
const POLL_MILLISECONDS = 2_000;

/**
 * A preview of the icon on home screens, which cut it to a circle, to a rounded square, or not at all.
 *
 * @param isOfPicture  whether the form has a picture for the icon
 */
function AppIconPreview({ store, isOfPicture }: { store: number; isOfPicture: boolean }) {
  const { reply, readAgain } = useReply(readAppIcon, { id: store });
  const isOld = reply !== null && (reply.drawn_from === 'icon') !== isOfPicture;

  useEvery(isOld ? POLL_MILLISECONDS : null, readAgain);

  if (!reply) return null;
  return (
    <div className={iconStyles.preview}>
      <h3>{words.previewTitle}</h3>
      <div className={iconStyles.screen} aria-busy={isOld || undefined}>
        <img src={reply.maskable_url} alt="" className={iconStyles.round} />
        <img src={reply.maskable_url} alt="" className={iconStyles.rounded} />
        <img src={reply.url} alt="" />
      </div>
      <p>{words.drawnFrom[reply.drawn_from]}</p>
      <p className={layout.softSmall}>{words.previewNote}</p>
    </div>
  );
}
