import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/pictures.ts';
import { FileButton, fileDrop } from '../file-button.tsx';
import styles from './pictures.module.css';

interface Props {
  onFiles: (files: readonly File[]) => void;
  /** Whether the input takes one picture. A page may have several of these, so a pasted picture goes to the one with the focus. */
  isSingle?: boolean;
  /** The label of the button that chooses a file. */
  label?: string;
  children: ReactNode;
}

/** Takes pictures that are chosen, made with the camera, dragged here, or pasted anywhere on the page. */
export function PictureInput({ onFiles, isSingle = false, label = words.choose, children }: Props) {
  const source = useRef<HTMLDivElement>(null);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!isSingle || source.current?.contains(document.activeElement)) take([...(event.clipboardData?.files ?? [])]);
  });
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, []);

  function take(files: readonly File[]): void {
    const pictures = files.filter(({ type }) => type.startsWith('image/')).slice(0, isSingle ? 1 : undefined);
    if (pictures.length > 0) onFiles(pictures);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a second way: the buttons below are the first
    <div ref={source} className={styles.source} {...fileDrop(take)}>
      {children}
      <div className={layout.row3}>
        <FileButton label={label} accept="image/*" multiple={!isSingle} onFiles={take} />
        <FileButton label={words.camera} accept="image/*" capture="environment" onFiles={take} />
      </div>
      <p className={`${styles.hint} ${styles.mouse}`}>{isSingle ? words.sourceHintOne : words.sourceHint}</p>
    </div>
  );
}
