import { useRef, useState } from 'react';
import { readTourPictures, type TourPicture } from '#domain/contract/resources/tours.ts';
import { useEvery } from '#ui/browser/use-every.ts';
import { OrderList } from '#ui/controls/order-list.tsx';
import { PictureView } from '#ui/pictures/picture.tsx';
import * as words from '#words/office/pictures.ts';
import type { ObjectFormState } from '../forms/use-object-form.ts';
import { useReply } from '../reply.tsx';
import { PictureDetails } from './picture-details.tsx';
import { PictureInput } from './picture-input.tsx';
import { isInWork, POLL_MILLISECONDS, pictureStatus } from './picture-state.ts';
import styles from './pictures.module.css';
import { UploadList } from './upload-list.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

/** The pictures of a tour: added, put in order, described, cropped and removed (B10). @param form  a form with the field `images` */
export function PictureEditor({ tour, form }: { tour: number; form: ObjectFormState }) {
  const { reply, readAgain } = useReply(readTourPictures, { id: tour });
  const [uploaded, setUploaded] = useState<readonly TourPicture[]>([]);
  const [selected, setSelected] = useState<string | null>(null);
  /** The ids of pictures that an upload replaces, by the uploaded file. */
  const replaced = useRef(new Map<File, string>());
  const ids = form.inputs['images'] as readonly string[];
  const known = new Map([...uploaded, ...(reply?.results ?? [])].map((it) => [String(it.id), it]));
  const isMaking = ids.some((id) => isInWork(known.get(id)));
  const items = ids.map((id, at) => itemOf(id, at, known.get(id)));
  const current = known.get(selected ?? '');

  useEvery(isMaking ? POLL_MILLISECONDS : null, readAgain);

  const show = (images: readonly string[]) => form.setInputs({ ...form.inputs, images });
  const sending = usePictureUploads((picture, { file }) => {
    const id = String(picture.id);
    const old = replaced.current.get(file);
    setUploaded((all) => [...all, picture]);
    setSelected(id);
    show(old !== undefined && ids.includes(old) ? ids.map((it) => (it === old ? id : it)) : [...ids, id]);
  });

  function replace(picture: TourPicture, cropped: Blob): void {
    const file = new File([cropped], `${picture.name.replace(/\.\w+$/, '')}.jpg`, { type: cropped.type });
    replaced.current.set(file, String(picture.id));
    sending.add([file], picture.alt_text);
  }

  return (
    <fieldset className={styles.editor} name="images">
      <PictureInput onFiles={sending.add}>
        {ids.length === 0 ? <p className={styles.hint}>{words.none}</p> : null}
        <OrderList label={words.list} layout="grid" {...{ items, selected }} onReorder={show} onSelect={setSelected} />
        <UploadList {...sending} />
      </PictureInput>
      {current && selected !== null && ids.includes(selected) ? (
        <PictureDetails
          key={selected}
          picture={current}
          onMain={ids[0] === selected ? null : () => show([selected, ...ids.filter((it) => it !== selected)])}
          onRemove={() => show(ids.filter((it) => it !== selected))}
          onCropped={(cropped) => replace(current, cropped)}
        />
      ) : null}
    </fieldset>
  );
}

function itemOf(id: string, at: number, picture: TourPicture | undefined) {
  const title = words.pictureAt(at + 1, picture?.alt_text ?? '');
  const isReady = picture?.status === 'ready';
  const state = isReady ? (picture.alt_text === '' ? words.noAltText : '') : pictureStatus(picture);

  return {
    id,
    title,
    handle: words.move(at + 1),
    content: (
      <span className={styles.tile}>
        <PictureView
          kind="experience"
          picture={isReady ? picture.picture : null}
          sizes="9rem"
          alt=""
          className={styles.picture}
        />
        <span className={styles.caption}>
          {at === 0 ? <strong>{words.main}</strong> : null}
          {state === '' ? null : <span>{state}</span>}
        </span>
      </span>
    ),
  };
}
