import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import type { ExperienceRow } from '#domain/contract/catalogue.ts';
import { isWishedAtom, toggleWishAtom } from '#shop/state/device/device-lists.ts';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/listing.ts';
import styles from './wish-button.module.css';

/** Puts an experience on the wish list of the device, or takes it away (V8). Not there until storage has been read, nor in a kiosk. */
export function WishButton({ row, className }: { row: ExperienceRow; className?: string | undefined }) {
  const isWished = useAtomValue(useMemo(() => isWishedAtom(row.id), [row.id]));
  const toggle = useSetAtom(toggleWishAtom);

  if (isWished === undefined) return null;
  return (
    <button
      type="button"
      className={[styles.wish, className].filter(Boolean).join(' ')}
      aria-pressed={isWished}
      aria-label={words.wish(row.title)}
      onClick={() => void toggle(row)}
    >
      <Icon drawing={drawings.heart} size={20} />
    </button>
  );
}
