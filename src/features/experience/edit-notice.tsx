import { hrefTo } from '#domain/app/pages.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import * as words from '#words/experience.ts';

import type { BookingPlace } from './booking-place.ts';
import styles from './edit-notice.module.css';

interface Props {
  slug: string;
  experienceId: number;
  line: BookingPlace['line'];
}

/** The address names a line that cannot be changed here (E5): why, and where to go. */
export function EditNotice({ slug, experienceId, line }: Props) {
  const cart = usePageLink(hrefTo.checkout(0));
  const anew = usePageLink(hrefTo.experience(slug), { replace: true });
  const other = typeof line === 'object' && line && line.experience_id !== experienceId ? line : null;
  const there = usePageLink(hrefTo.experience(other?.experience.slug ?? slug, other?.id));
  if (line !== 'missing' && !other) return null;

  return (
    <div className={styles.notice}>
      <output>{other ? words.editOfOther(other.experience.title) : words.editGone}</output>
      <div className={styles.ways}>
        {other ? (
          <ButtonLink {...there}>{words.editChangeThere}</ButtonLink>
        ) : (
          <ButtonLink {...anew}>{words.editBookAgain}</ButtonLink>
        )}
        <ButtonLink kind="plain" {...cart}>
          {words.goToCart}
        </ButtonLink>
      </div>
    </div>
  );
}
