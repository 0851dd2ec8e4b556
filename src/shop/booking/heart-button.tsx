import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import type { ExperienceRow } from '#domain/contract/catalogue.ts';
import { isSavedAtom, toggleSavedAtom } from '#shop/state/device/device-lists.ts';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/listing/home.ts';
import styles from './heart-button.module.css';

/** Puts an experience on the device's wish list, or removes it (V8). Not shown before storage has been read, nor in a kiosk. */
export function HeartButton({ row, className }: { row: ExperienceRow; className?: string | undefined }) {
  const isSaved = useAtomValue(useMemo(() => isSavedAtom(row.id), [row.id]));
  const toggle = useSetAtom(toggleSavedAtom);

  if (isSaved === undefined) return null;
  return (
    <button
      type="button"
      className={[styles.heart, className].filter(Boolean).join(' ')}
      aria-pressed={isSaved}
      aria-label={words.saveTour(row.title)}
      onClick={() => void toggle(row)}
    >
      <Icon drawing={drawings.heart} size={20} />
    </button>
  );
}
