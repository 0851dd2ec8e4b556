import list from '#desk/shared/rows.module.css';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/pictures.ts';
import styles from './pictures.module.css';
import type { usePictureUploads } from './use-picture-uploads.ts';

/** The pictures that are being sent, with their progress, or with the reason why they did not arrive. */
export function UploadList({ uploads, retry, drop }: ReturnType<typeof usePictureUploads>) {
  if (uploads.length === 0) return null;
  return (
    <ul className={list.rows} aria-label={words.uploads}>
      {uploads.map((upload) => (
        <li key={upload.key}>
          {upload.problem === null ? (
            <label className={styles.upload}>
              {words.sending(upload.file.name, Math.round(upload.share * 100))}
              <progress value={upload.share} max={1} />
            </label>
          ) : (
            <Notice
              kind="wrong"
              action={
                <span className={layout.row3}>
                  <Button onClick={() => retry(upload)}>{words.retry}</Button>
                  <Button kind="plain" onClick={() => drop(upload.key)}>
                    {words.discard}
                  </Button>
                </span>
              }
            >
              {words.failed(upload.file.name, upload.problem)}
            </Notice>
          )}
        </li>
      ))}
    </ul>
  );
}
