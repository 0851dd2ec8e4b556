import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { resource } from '#domain/contract/endpoint.ts';
import type { SellerObject } from '#domain/contract/resources/calls.ts';
import { tourCalls } from '#domain/contract/resources/tours.ts';
import * as words from '#words/office/tour-part.ts';
import type { FormDraft } from '../../../state/form-drafts.ts';
import { deskHref } from '../../../state/views.ts';
import { useDrafts } from '../forms/use-drafts.ts';
import { ReplyView } from '../reply-view.tsx';
import { useReply } from '../use-reply.ts';
import styles from './tour-frame.module.css';

interface Props {
  id: number;
  part: 'schedule' | 'rates';
  title: string;
  loading: string;
  /** @param draft  what was not saved before, under its name */
  children: (tour: SellerObject, etag: string | null, draft: NamedDraft) => ReactNode;
}

export interface NamedDraft {
  readonly name: string;
  readonly draft: FormDraft | null;
}

/** A screen about one part of a tour: the way back, its title, and the tour as it is stored. */
export function TourFrame({ id, part, title, loading, children }: Props) {
  const reading = useReply(resource(tourCalls.retrieve, { id }));
  const drafts = useDrafts();
  const name = `experiences/${id}/${part}`;

  return (
    <div className={styles.page}>
      <Link href={deskHref.tour(id)} className={styles.back}>
        {words.backToTour}
      </Link>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {reading.reply ? <p className={styles.tour}>{String(reading.reply['title'])}</p> : null}
      </div>
      <ReplyView reading={reading} loading={loading}>
        {(tour) => drafts && children(tour, reading.etag, { name, draft: drafts[name] ?? null })}
      </ReplyView>
    </div>
  );
}
