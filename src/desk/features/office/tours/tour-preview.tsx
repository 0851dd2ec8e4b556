import type { AgendaItem, Picture } from '#domain/contract/catalogue.ts';
import { resource } from '#domain/contract/endpoint.ts';
import type { SellerObject } from '#domain/contract/resources/calls.ts';
import { readTourPictures } from '#domain/contract/resources/tours.ts';
import type { FormInputs } from '#domain/desk/form-fields.ts';
import { Story } from '#ui/display/story.tsx';
import { PictureView } from '#ui/pictures/picture.tsx';
import * as words from '#words/desk/tour-editor.ts';
import { useReply } from '../use-reply.ts';
import styles from './tour-page.module.css';

interface Props {
  tour: SellerObject;
  /** Of the texts, as they are being typed. */
  inputs: FormInputs;
}

interface Texts {
  readonly title: string;
  readonly short_description: string;
  readonly description: string;
  readonly highlights: readonly string[];
}

/** The page of the tour as visitors will read it, while it is written (B10). */
export function TourPreview({ tour, inputs }: Props) {
  const { reply } = useReply(resource(readTourPictures, { id: tour.id }));
  const { title, short_description, description, highlights } = inputs as unknown as Texts;
  const ready: Picture | null = reply?.results.find(({ status }) => status === 'ready')?.picture ?? null;

  return (
    <details className={styles.object}>
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
        <Story
          experience={{
            description,
            highlights: highlights.filter((it) => it.trim() !== ''),
            agenda_items: tour['agenda_items'] as AgendaItem[],
            meeting_point: null,
            cancellation_policy: null,
          }}
        />
      </article>
    </details>
  );
}
