import type { ReactNode } from 'react';
import type { FormDraft } from '#desk/state/form-drafts.ts';
import { deskHref } from '#desk/state/views.ts';
import type { SellerObject } from '#domain/contract/resources/calls.ts';
import { tourCalls } from '#domain/contract/resources/tours.ts';
import * as words from '#words/office/tour-part.ts';
import { useDrafts } from '../forms/use-drafts.ts';
import { PageFrame } from '../page-frame.tsx';
import { ReplyView, useReply } from '../reply.tsx';

interface Props {
  id: number;
  part: 'schedule' | 'rates';
  title: string;
  loading: string;
  /** @param draft  the unsaved input of an earlier visit, with the name of its draft */
  children: (tour: SellerObject, etag: string | null, draft: NamedDraft) => ReactNode;
}

export interface NamedDraft {
  readonly name: string;
  readonly draft: FormDraft | null;
}

/** A screen about one part of a tour: the link back, the title, and the content, which gets the stored tour. */
export function TourFrame({ id, part, title, loading, children }: Props) {
  const reading = useReply(tourCalls.retrieve, { id });
  const drafts = useDrafts();
  const name = `experiences/${id}/${part}`;

  return (
    <PageFrame
      back={{ href: deskHref.tour(id), label: words.backToTour }}
      title={title}
      note={reading.reply && String(reading.reply['title'])}
    >
      <ReplyView reading={reading} loading={loading}>
        {(tour) => drafts && children(tour, reading.etag, { name, draft: drafts[name] ?? null })}
      </ReplyView>
    </PageFrame>
  );
}
