import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Picture } from '#domain/contract/catalogue.ts';
import { type Crop, cropPart, movedCrop, wholePicture } from '#domain/desk/crop.ts';
import { drawPicture } from '#platform/device/draw-picture.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/field.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { largest } from '#ui/pictures/picture.tsx';
import * as words from '#words/office/pictures.ts';
import styles from './pictures.module.css';

interface Props {
  picture: Picture;
  onCropped: (cropped: Blob) => void;
  onClose: () => void;
}

/** The ratios of width to height, by their names in the words. */
const shapes = { own: null, wide: 16 / 9, photo: 3 / 2, classic: 4 / 3, square: 1 } as const;
type Shape = keyof typeof shapes;

/** The most pixels of the longer side: of the picture on the screen, and of the cropped one. */
const SHOWN = 900;
const MOST = 3_000;

/** Chooses a part of a picture: by dragging it, or by the controls below it. */
export function CropDialog({ picture, onCropped, onClose }: Props) {
  const [image, failed] = useImage(largest(picture));
  const [crop, setCrop] = useState<Crop>(wholePicture);
  const [isBusy, run] = useBusy();
  const size = image && sizeOf(image);
  const names = Object.keys(shapes) as Shape[];

  async function use(): Promise<void> {
    if (image && size) onCropped(await run(drawPicture(image, cropPart(crop, size), MOST)));
  }

  return (
    <Dialog
      open
      title={words.cropTitle}
      onClose={onClose}
      foot={
        <Button kind="action" wide busy={isBusy || !image} onClick={() => void use()}>
          {words.cropUse}
        </Button>
      }
    >
      <div className={styles.crop}>
        {failed ? <Notice kind="wrong">{words.cropFailed}</Notice> : null}
        <PartView image={image} crop={crop} onMove={(by) => size && setCrop(movedCrop(crop, size, by))} />
        <p className={styles.hint}>{words.cropPart}</p>
        <SelectField
          label={words.cropShape}
          value={names.find((it) => shapes[it] === crop.shape)}
          onValue={(value) => setCrop({ ...crop, shape: shapes[value as Shape] })}
          options={names.map((it) => [it, words.shapes[it]])}
        />
        {(['zoom', 'across', 'down'] as const).map((name) => (
          <label key={name} className={styles.slider}>
            {words.sliders[name]}
            <input
              type="range"
              min={name === 'zoom' ? 1 : 0}
              max={name === 'zoom' ? 4 : 1}
              step={0.01}
              value={crop[name]}
              onChange={({ target }) => setCrop({ ...crop, [name]: Number(target.value) })}
            />
          </label>
        ))}
      </div>
    </Dialog>
  );
}

interface PartProps {
  image: HTMLImageElement | null;
  crop: Crop;
  /** Called with parts of width and height. */
  onMove: (by: { x: number; y: number }) => void;
}

/** The chosen part, which is moved by dragging the picture. */
function PartView({ image, crop, onMove }: PartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const grabbed = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const { current: shown } = canvas;
    if (!image || !shown) return;
    const { x, y, width, height } = cropPart(crop, sizeOf(image));
    const scale = Math.min(1, SHOWN / Math.max(width, height));
    shown.width = Math.round(width * scale);
    shown.height = Math.round(height * scale);
    shown.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, shown.width, shown.height);
  }, [image, crop]);

  function drag(event: PointerEvent<HTMLCanvasElement>): void {
    const { current: from } = grabbed;
    if (!from) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    grabbed.current = { x: event.clientX, y: event.clientY };
    // The picture follows the finger, so the part moves the other way.
    onMove({ x: (from.x - event.clientX) / width, y: (from.y - event.clientY) / height });
  }

  return (
    <canvas
      ref={canvas}
      className={styles.part}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grabbed.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        grabbed.current = null;
      }}
    />
  );
}

const sizeOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => ({ width, height });

function useImage(url: string): [image: HTMLImageElement | null, failed: boolean] {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const loading = new Image();
    // The canvas may be read only if the picture came with permission for this page.
    loading.crossOrigin = 'anonymous';
    loading.src = url;
    loading.decode().then(
      () => setImage(loading),
      () => setFailed(true),
    );
  }, [url]);
  return [image, failed];
}
