import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/office/tour-part.ts';
import styles from './save-bar.module.css';

interface Props {
  isChanged: boolean;
  isBusy: boolean;
  /** Of the button that saves, or that shows what would be saved. */
  label: string;
  onSave: () => void;
  onDiscard: () => void;
  /** What has been saved, while it can be taken back; null while nothing can. */
  saved: string | null;
  onUndo: () => void;
}

/** The end of a form that stays open: it saves or discards what was changed, and takes the last change back. */
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
        <Notice
          kind="good"
          action={
            <Button busy={isBusy} onClick={onUndo}>
              {words.undo}
            </Button>
          }
        >
          {saved}
        </Notice>
      )}
    </div>
  );
}
