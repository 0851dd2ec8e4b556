import { readPicture } from '#domain/contract/resources/pictures.ts';
import { PictureView } from '#ui/pictures/picture.tsx';
import * as words from '#words/office/pictures.ts';
import { FieldGroup } from '../forms/field-group.tsx';
import type { ControlProps } from '../forms/value-controls.tsx';
import { Read } from '../reply.tsx';
import styles from './focus-field.module.css';

interface Props extends ControlProps {
  /** Id of the picture. */
  picture: number;
}

/**
 * The point of a picture that must stay in sight: chosen by a tap on the picture, or by two sliders for keys and screen readers. Two previews show
 * how the picture is cut (B19).
 *
 * @param props.value  a value of `object-position` in CSS; '' for the middle
 */
export function FocusField({ name, label, hint, error, picture: id, value, onChange }: Props) {
  const focus = value || '50% 50%';
  const [left = 50, top = 50] = focus.split(' ').map((it) => Number.parseInt(it, 10));

  return (
    <Read call={readPicture} params={{ id }} loading={words.loading}>
      {({ picture }) =>
        picture === null ? null : (
          <FieldGroup {...{ name, label, hint, error }}>
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the sliders are for keys */}
            <div
              className={styles.picture}
              onClick={({ currentTarget, clientX, clientY }) => {
                const { x, y, width, height } = currentTarget.getBoundingClientRect();
                onChange(`${percent((clientX - x) / width)}% ${percent((clientY - y) / height)}%`);
              }}
            >
              <PictureView kind="banner" picture={picture} sizes="30rem" alt="" className={styles.whole} />
              <span className={styles.mark} style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }} />
            </div>
            <div className={styles.sliders}>
              <Slider label={words.focusFromLeft} value={left} onChange={(now) => onChange(`${now}% ${top}%`)} />
              <Slider label={words.focusFromTop} value={top} onChange={(now) => onChange(`${left}% ${now}%`)} />
            </div>
            <div className={styles.cuts} aria-hidden="true">
              <PictureView
                kind="banner"
                picture={picture}
                sizes="12rem"
                focus={focus}
                alt=""
                className={styles.phone}
              />
              <PictureView kind="banner" picture={picture} sizes="20rem" focus={focus} alt="" className={styles.wide} />
            </div>
          </FieldGroup>
        )
      }
    </Read>
  );
}

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);

function Slider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${value} %`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}
