import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import * as words from '#words/office/pictures.ts';
import styles from './pictures.module.css';

interface Props {
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Where pictures come from: chosen, taken with the camera, dragged here, or pasted anywhere on the page. */
export function PictureInput({ onFiles, children }: Props) {
  const paste = useEffectEvent((event: ClipboardEvent) => take([...(event.clipboardData?.files ?? [])]));
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, []);

  function take(files: readonly File[]): void {
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    if (pictures.length > 0) onFiles(pictures);
  }

  function drop(event: DragEvent): void {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take([...event.dataTransfer.files]);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a second way: the buttons below are the first
    <div
      className={styles.source}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={drop}
    >
      {children}
      <div className={styles.buttons}>
        <FileButton label={words.choose} onFiles={take} />
        <FileButton label={words.camera} onFiles={take} isCamera />
      </div>
      <p className={styles.hint}>{words.sourceHint}</p>
    </div>
  );
}

function FileButton({
  label,
  onFiles,
  isCamera = false,
}: {
  label: string;
  onFiles: Props['onFiles'];
  isCamera?: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={label}
          tabIndex={-1}
          {...(isCamera ? { capture: 'environment' } : { multiple: true })}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </VisuallyHidden>
    </>
  );
}
