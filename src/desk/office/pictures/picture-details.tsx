import { useState } from 'react';
import { resourceCalls } from '#domain/contract/resources/calls.ts';
import { pictureFields } from '#domain/contract/resources/pictures.ts';
import type { TourPicture } from '#domain/contract/resources/tours.ts';
import { formFieldsOf, inputsOf } from '#domain/desk/form-fields.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { trySave } from '#words/office/forms.ts';
import * as words from '#words/office/pictures.ts';
import { FormFields } from '../forms/form-fields.tsx';
import { useSavedForm } from '../forms/use-auto-save.ts';
import { Versions } from '../forms/versions.tsx';
import { CropDialog } from './crop-dialog.tsx';
import styles from './pictures.module.css';

const calls = resourceCalls('filer-images', pictureFields);
const fields = formFieldsOf(pictureFields, ['alt_text']);

interface Props {
  picture: TourPicture;
  /** Makes the picture the main one; null if it is the main picture, or the only one. */
  onMain: (() => void) | null;
  onRemove: () => void;
  onCropped: (cropped: Blob) => void;
}

/** The selected picture: its alternative text and its actions. */
export function PictureDetails({ picture, onMain, onRemove, onCropped }: Props) {
  const [isCropping, setCropping] = useState(false);
  const read = { id: picture.id, etag: null, inputs: inputsOf(fields, picture) };
  const form = useSavedForm(calls, fields, { read, drafts: {} }, `filer-images/${picture.id}`);
  const { inputs, setInputs, problem, status, retry } = form;
  const texts = { words: words.fields, references: {} };

  return (
    <div className={styles.details}>
      {picture.status === 'failed' ? <Notice kind="wrong">{words.notMade}</Notice> : null}
      <Versions {...form} {...texts} />
      <FormFields {...{ ...texts, fields, inputs }} problems={problem?.fields ?? {}} onChange={setInputs} />
      <output className={styles.hint}>{status}</output>
      <div className={layout.row3}>
        {retry ? <Button onClick={retry}>{trySave}</Button> : null}
        {onMain ? <Button onClick={onMain}>{words.makeMain}</Button> : null}
        {picture.status === 'ready' ? <Button onClick={() => setCropping(true)}>{words.crop}</Button> : null}
        <Button kind="plain" onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
      {isCropping ? (
        <CropDialog
          picture={picture.picture}
          onClose={() => setCropping(false)}
          onCropped={(cropped) => {
            setCropping(false);
            onCropped(cropped);
          }}
        />
      ) : null}
    </div>
  );
}
