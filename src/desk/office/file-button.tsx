import { type ComponentProps, type DragEvent, useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';

interface Props extends Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'multiple'> {
  label: string;
  kind?: ComponentProps<typeof Button>['kind'];
  busy?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the browser's dialog to choose files. */
export function FileButton({ label, kind, busy = false, onFiles, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      <Button kind={kind} busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <VisuallyHidden>
        <input
          {...rest}
          ref={input}
          type="file"
          aria-label={label}
          tabIndex={-1}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // With an empty value, choosing the same file again is a change, too.
            target.value = '';
          }}
        />
      </VisuallyHidden>
    </>
  );
}

/** The properties of an element on which files are dropped. */
export function fileDrop(onFiles: (files: readonly File[]) => void) {
  return {
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
}
