import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { invalidText } from '#desk/shared/use-change.ts';
import { contactAtom } from '#desk/state/contact.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { pictureFile, uploadPicture } from '#domain/contract/resources/pictures.ts';
import type { TourPicture } from '#domain/contract/resources/tours.ts';
import { fitPicture } from '#platform/device/draw-picture.ts';
import type { Outcome } from '#platform/network/api.ts';
import { uploadForm } from '#platform/network/upload.ts';
import * as words from '#words/office/pictures.ts';

/** A picture that is being sent to the engine. */
export interface Upload {
  /** Also its `Idempotency-Key`: a second try never makes a second picture. */
  readonly key: string;
  readonly file: File;
  readonly altText: string;
  /** The share that is sent, 0 to 1. */
  readonly share: number;
  /** The reason why it did not arrive, as a text; null while there is no problem. */
  readonly problem: string | null;
}

/** The longest wait for one picture, for a slow network. */
const PATIENCE_MILLISECONDS = 10 * 60_000;

/** Sends pictures one after the other, with their progress (B10). A picture that did not arrive can be sent again. */
export function usePictureUploads(onUploaded: (picture: TourPicture, upload: Upload) => void) {
  const { sendBy } = useAtomValue(contactAtom);
  const { account } = useAtomValue(sessionAtom);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  /** The pictures that have not arrived. */
  const missing = useRef(new Set<string>());
  const leaving = useRef(new AbortController());
  const done = useRef(onUploaded);

  useEffect(() => {
    done.current = onUploaded;
  }, [onUploaded]);

  useEffect(() => {
    const { current: controller } = leaving;
    return () => controller.abort();
  }, []);

  const update = (key: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((it) => (it.key === key ? { ...it, ...change } : it)));
  const drop = (key: string) => {
    missing.current.delete(key);
    setUploads((all) => all.filter((it) => it.key !== key));
  };

  async function send(upload: Upload): Promise<void> {
    const { key, file, altText } = upload;
    const fitting = await fitPicture(file, pictureFile).catch(() => null);
    if (fitting === null) return update(key, { problem: words.unreadable });
    const form = new FormData();
    form.set('base_account', String(account.id));
    form.set('name', file.name.slice(0, 200));
    form.set('alt_text', altText);
    form.set(pictureFile.field, fitting, file.name);
    const { signal } = leaving.current;
    const transport = uploadForm(form, (share) => update(key, { share }));
    const outcome = await sendBy(transport)(uploadPicture, { key, signal, timeout: PATIENCE_MILLISECONDS }).catch(
      () => null,
    );
    if (outcome === null) return undefined;
    if (outcome.kind !== 'ok') return update(key, { problem: problemOf(outcome) });
    drop(key);
    return done.current(outcome.reply, upload);
  }

  function enqueue(upload: Upload): void {
    queue.current = queue.current.then(() => send(upload));
  }

  return {
    uploads,
    add: (files: readonly File[], altText = ''): void => {
      const added = files.map((file) => ({ key: crypto.randomUUID(), file, altText, share: 0, problem: null }));
      setUploads((all) => [...all, ...added]);
      for (const upload of added) {
        missing.current.add(upload.key);
        enqueue(upload);
      }
    },
    /** Waits for the pictures that are being sent. @returns whether all have arrived */
    settle: async (): Promise<boolean> => {
      await queue.current;
      return missing.current.size === 0;
    },
    retry: (upload: Upload): void => {
      update(upload.key, { share: 0, problem: null });
      enqueue(upload);
    },
    drop,
  };
}

function problemOf(outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>): string {
  if (outcome.kind === 'unreachable') return words.notSent;
  if (outcome.kind === 'invalid') return invalidText(outcome.problems);
  return words.refused;
}
