import { atom } from 'jotai';
import { type Infer, integer, is, object, optional, record, string, type, unknown } from 'superstruct';
import type { Language } from '#domain/contract/languages.ts';
import { type ReviewRequest, readReviewRequest, writeReview } from '#domain/contract/reviews/guest.ts';
import { language } from '#words/formats.ts';
import { deviceStoreAtom } from '../device.ts';
import { isOutOfReachAtom, sendAtom, servicesAtom } from '../services.ts';

/** The form's values. 0 stars: none chosen yet. */
const ReviewForm = object({ rating: integer(), text: string(), name: string() });
export type ReviewForm = Infer<typeof ReviewForm>;

/** Stored on the device until the engine has it. `sent_at` is set when the guest has published it. */
const StoredDraft = type({ form: ReviewForm, sent_at: optional(string()), request: unknown() });
type StoredDraft = Infer<typeof StoredDraft>;
/** The language of this page, which is also the language of the typed text. */
const shownLanguage: Language = language;

const StoredDrafts = record(string(), StoredDraft);

/** `waiting`: published without a network, sent when there is one. */
type FormState = 'writing' | 'sending' | 'waiting' | 'published';

export type ShownReview =
  | { readonly kind: 'asking' | 'missing' | 'unreachable' }
  | {
      readonly kind: 'known';
      readonly request: ReviewRequest;
      readonly form: ReviewForm;
      readonly state: FormState;
    };

/**
 * The review that an email's link opens (V14). Typed text is stored on the device at once, and deleted when the engine has it. A review that was
 * published without a network is sent when there is one, or when the link is opened again.
 *
 * @param stars  the star that was tapped in the email
 */
export function reviewRequestAtoms(token: string, stars: number | null) {
  const shown = atom<ShownReview>({ kind: 'asking' });

  const storeDraftAtom = atom(null, async (get, _set, draft: StoredDraft | null): Promise<void> => {
    await get(deviceStoreAtom).update('reviews', (stored) => {
      const { [token]: _own, ...others } = is(stored, StoredDrafts) ? stored : {};
      return draft ? { ...others, [token]: draft } : others;
    });
  });

  const readAtom = atom(null, async (get, set): Promise<void> => {
    const stored = await get(deviceStoreAtom).read('reviews');
    const draft = is(stored, StoredDrafts) ? stored[token] : undefined;
    const outcome = await get(sendAtom)(readReviewRequest, { params: { token } });
    const known = draft?.request as ReviewRequest | undefined;
    const request = outcome.kind === 'ok' ? outcome.reply : outcome.kind === 'unreachable' ? known : undefined;
    if (!request) return set(shown, { kind: outcome.kind === 'unreachable' ? 'unreachable' : 'missing' });
    const { review, name } = request;
    const written = review ?? { rating: 0, text: '', name };
    const form = draft?.form ?? { rating: stars ?? written.rating, text: written.text, name: written.name };
    set(shown, { kind: 'known', request, form, state: draft?.sent_at ? 'waiting' : 'writing' });
    if (draft?.sent_at && request.is_open) await set(sendReviewAtom);
  });

  const sendReviewAtom = atom(null, async (get, set): Promise<void> => {
    const now = get(shown);
    if (now.kind !== 'known' || now.state === 'sending') return;
    const { request, form } = now;
    const become = (state: FormState, changes: Partial<ReviewRequest> = {}) =>
      set(shown, { ...now, request: { ...request, ...changes }, state });
    become('sending');
    await set(storeDraftAtom, { form, request, sent_at: get(servicesAtom).clock.now().toString() });
    const body = { ...form, text: form.text.trim(), name: form.name.trim(), language: shownLanguage };
    const outcome = await get(sendAtom)(writeReview, { params: { token }, body });
    if (outcome.kind === 'unreachable') return become('waiting');
    await set(storeDraftAtom, null);
    if (outcome.kind !== 'ok') return set(readAtom);
    const { is_hidden = false, reply = '' } = request.review ?? {};
    become('published', { review: { ...body, is_hidden, reply } });
  });

  const watchedAtom = atom(
    (get) => get(shown),
    (get, set) => void (get(shown).kind === 'known' || set(readAtom)),
  );
  watchedAtom.onMount = (read) => read();

  return {
    shownAtom: watchedAtom,
    readAtom,
    /** Whether a waiting review can be sent now: true once the engine is in reach again. */
    canSendAtom: atom((get) => {
      const now = get(shown);
      return now.kind === 'known' && now.state === 'waiting' && !get(isOutOfReachAtom);
    }),
    changeAtom: atom(null, (get, set, changes: Partial<ReviewForm>): void => {
      const now = get(shown);
      if (now.kind !== 'known') return;
      const form = { ...now.form, ...changes };
      set(shown, { ...now, form, state: 'writing' });
      void set(storeDraftAtom, { form, request: now.request });
    }),
    /** Returns from the published review to the form. */
    editAtom: atom(null, (get, set): void => {
      const now = get(shown);
      if (now.kind === 'known') set(shown, { ...now, state: 'writing' });
    }),
    sendAtom: sendReviewAtom,
  };
}
