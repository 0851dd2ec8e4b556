import { useEffect } from 'react';
import { readAppIcon } from '#domain/contract/resources/stores.ts';
import * as words from '#words/office/store.ts';
import { useReply } from '../../use-reply.ts';
import styles from './app-icon-preview.module.css';

/** The time after which the preview is read again while the icon is being made. */
const POLL_MILLISECONDS = 2_000;

/**
 * A preview of the icon on home screens, which cut it to a circle, to a rounded square, or not at all.
 *
 * @param isOfPicture  whether the form has a picture for the icon
 */
export function AppIconPreview({ store, isOfPicture }: { store: number; isOfPicture: boolean }) {
  const { reply, readAgain } = useReply(readAppIcon, { id: store });
  const isOld = reply !== null && (reply.drawn_from === 'icon') !== isOfPicture;

  useEffect(() => {
    if (!isOld) return undefined;
    const timer = setInterval(readAgain, POLL_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isOld, readAgain]);

  if (!reply) return null;
  return (
    <div className={styles.preview}>
      <h3>{words.previewTitle}</h3>
      <div className={styles.screen} aria-busy={isOld || undefined}>
        <img src={reply.maskable_url} alt="" className={styles.round} />
        <img src={reply.maskable_url} alt="" className={styles.rounded} />
        <img src={reply.url} alt="" />
      </div>
      <p>{words.drawnFrom[reply.drawn_from]}</p>
      <p className={styles.note}>{words.previewNote}</p>
    </div>
  );
}
