import type { Picture } from '#domain/contract/catalogue.ts';
import { readTourPictures } from '#domain/contract/resources/tours.ts';
import type { FormInputs } from '#domain/desk/form-fields.ts';
import { useMedia } from '#ui/browser/use-media.ts';
import { PictureView } from '#ui/pictures/picture.tsx';
import * as words from '#words/office/tour-editor.ts';
import { useReply } from '../reply.tsx';
import styles from './tour-page.module.css';

interface Props {
  tour: number;
  /** The values of the texts while they are being typed. */
  inputs: FormInputs;
}

interface Texts {
  readonly title: string;
  readonly short_description: string;
  readonly description: string;
  readonly highlights: readonly string[];
}

/** A preview of the texts on the page of the tour, while they are typed (B10). It stands beside them on a wide screen, else folded below. */
export function TourPreview({ tour, inputs }: Props) {
  const { reply } = useReply(readTourPictures, { id: tour });
  const { title, short_description, description, highlights } = inputs as unknown as Texts;
  const isBeside = useMedia('(min-width: 76rem)');
  const ready: Picture | null = reply?.results.find(({ status }) => status === 'ready')?.picture ?? null;

  return (
    <div className={styles.beside}>
      <details className={styles.object} open={isBeside}>
        <summary>{words.preview}</summary>
        <article className={styles.preview}>
          <PictureView
            kind="experience"
            picture={ready}
            sizes="(min-width: 48rem) 42rem, 100vw"
            className={styles.main}
          />
          <p className={styles.previewTitle}>{title}</p>
          <p>{short_description}</p>
          <ul>
            {highlights
              .filter((it) => it.trim() !== '')
              .map((it) => (
                <li key={it}>{it}</li>
              ))}
          </ul>
          {description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </article>
      </details>
    </div>
  );
}
