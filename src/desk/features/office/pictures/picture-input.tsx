import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import * as words from '#words/office/pictures.ts';
import styles from './pictures.module.css';

interface Props {
  onFiles: (files: readonly File[]) => void;
  /** Whether it is for one picture: then others may be on the page, and what is pasted is for the one with the focus. */
  isSingle?: boolean;
  /** Of the button that chooses a file. */
  label?: string;
  children: ReactNode;
}

/** Where pictures come from: chosen, taken with the camera, dragged here, or pasted anywhere on the page. */
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

  function drop(event: DragEvent): void {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take([...event.dataTransfer.files]);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a second way: the buttons below are the first
    <div
      ref={source}
      className={styles.source}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={drop}
    >
      {children}
      <div className={styles.buttons}>
        <FileButton label={label} onFiles={take} isMultiple={!isSingle} />
        <FileButton label={words.camera} onFiles={take} isCamera />
      </div>
      <p className={styles.hint}>{isSingle ? words.sourceHintOne : words.sourceHint}</p>
    </div>
  );
}

function FileButton({
  label,
  onFiles,
  isMultiple = false,
  isCamera = false,
}: {
  label: string;
  onFiles: Props['onFiles'];
  isMultiple?: boolean;
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
          multiple={isMultiple}
          {...(isCamera && { capture: 'environment' })}
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
