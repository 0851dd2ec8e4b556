import { readPicture } from '#domain/contract/resources/pictures.ts';
import { useEvery } from '#ui/browser/use-every.ts';
import { PictureView } from '#ui/pictures/picture.tsx';
import * as words from '#words/office/pictures.ts';
import { FieldGroup } from '../forms/field-group.tsx';
import type { ControlProps } from '../forms/value-controls.tsx';
import { ReplyView, useReply } from '../reply.tsx';
import { PictureDetails } from './picture-details.tsx';
import { PictureInput } from './picture-input.tsx';
import { isInWork, POLL_MILLISECONDS, pictureStatus } from './picture-state.ts';
import styles from './pictures.module.css';
import { UploadList } from './upload-list.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

/**
 * One picture of an object, such as a logo: chosen, taken, dragged or pasted; described, cropped and removed (B19).
 *
 * @param props.value  the id of the picture; '' if there is none
 */
export function PictureField({ name, label, hint, error, value, onChange }: ControlProps) {
  const sending = usePictureUploads((picture) => onChange(String(picture.id)));

  return (
    <FieldGroup {...{ name, label, hint, error }}>
      <PictureInput isSingle label={value === '' ? words.chooseOne : words.replace} onFiles={sending.add}>
        {value === '' ? (
          <p className={styles.hint}>{words.noPicture}</p>
        ) : (
          <ChosenPicture
            key={value}
            id={Number(value)}
            kind={name === 'banner' ? 'banner' : 'logo'}
            onRemove={() => onChange('')}
            onCropped={(cropped, altText) => sending.add([cropped], altText)}
          />
        )}
        <UploadList {...sending} />
      </PictureInput>
    </FieldGroup>
  );
}

interface ChosenProps {
  id: number;
  /** A banner is cut to fill its box, a logo is shown whole. */
  kind: 'banner' | 'logo';
  onRemove: () => void;
  onCropped: (cropped: File, altText: string) => void;
}

function ChosenPicture({ id, kind, onRemove, onCropped }: ChosenProps) {
  const reading = useReply(readPicture, { id });
  const { reply, readAgain } = reading;

  useEvery(isInWork(reply) ? POLL_MILLISECONDS : null, readAgain);

  return (
    <ReplyView reading={reading} loading={words.loading}>
      {(picture) => (
        <>
          {picture.status === 'ready' ? (
            <PictureView
              kind={kind}
              // A logo may be transparent, and a placeholder would show through it.
              picture={kind === 'logo' ? { ...picture.picture, placeholder: '' } : picture.picture}
              sizes="20rem"
              alt={picture.alt_text || picture.name}
              className={styles.chosen}
            />
          ) : (
            <output className={styles.hint}>{pictureStatus(picture)}</output>
          )}
          <PictureDetails
            picture={picture}
            onMain={null}
            onRemove={onRemove}
            onCropped={(cropped) => {
              onCropped(new File([cropped], picture.name, { type: cropped.type }), picture.alt_text);
            }}
          />
        </>
      )}
    </ReplyView>
  );
}
