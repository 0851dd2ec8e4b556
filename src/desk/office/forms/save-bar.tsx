import { Button } from '#ui/controls/button.tsx';
import * as words from '#words/office/tour-part.ts';
import { UndoNotice } from '../undo-notice.tsx';
import styles from './save-bar.module.css';

interface Props {
  isChanged: boolean;
  isBusy: boolean;
  /** The label of the button that saves, or that shows first what a change does. */
  label: string;
  onSave: () => void;
  onDiscard: () => void;
  /** The notice of the last save while it can be undone; null if nothing can be undone. */
  saved: string | null;
  onUndo: () => void;
}

/** The buttons below a form that stays open: they save or discard the changes, and undo the last save. */
export function SaveBar({ isChanged, isBusy, label, onSave, onDiscard, saved, onUndo }: Props) {
  if (!isChanged && saved === null) return null;
  return (
    <div className={styles.bar}>
      {isChanged ? (
        <>
          <Button kind="action" busy={isBusy} onClick={onSave}>
            {label}
          </Button>
          <Button onClick={onDiscard}>{words.discard}</Button>
        </>
      ) : (
        <UndoNotice label={words.undo} isBusy={isBusy} onUndo={onUndo}>
          {saved}
        </UndoNotice>
      )}
    </div>
  );
}
