import { atom, type PrimitiveAtom } from 'jotai';
import { type Infer, integer, is, object, optional, record, string, type, unknown } from 'superstruct';
import type { Language } from '#domain/contract/languages.ts';
import { ReviewRequest, readReviewRequest, writeReview } from '#domain/contract/reviews/guest.ts';
import type { Outcome, Unreachable } from '#platform/network/api.ts';
import { language } from '#words/formats.ts';
import { deviceStoreAtom } from '../device.ts';
import { isOutOfReachAtom, sendAtom, servicesAtom } from '../services.ts';

/** The form's values. 0 stars: none chosen yet. */
const ReviewForm = object({ rating: integer(), text: string(), name: string() });
export type ReviewForm = Infer<typeof ReviewForm>;

/** On the device since the link was opened here: `form` while something is typed that the engine does not have, `sent_at` since it was published. */
const StoredReview = type({ request: ReviewRequest, form: optional(ReviewForm), sent_at: optional(string()) });
type StoredReview = Infer<typeof StoredReview>;
const StoredReviews = record(string(), unknown());
/** The language of this page, which is also the language of the typed text. */
const shownLanguage: Language = language;

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
 * The review that the link of an email opens (V14). A link that was opened here before shows its form at once, whatever the network does. What is typed
 * is stored on the device, and leaves it when the engine has it: a review that is published without a network is sent when there is one.
 *
 * @param stars  the star that was tapped in the email
 */
export function reviewRequestAtoms(token: string, stars: number | null) {
  const shown = atom<ShownReview>({ kind: 'asking' });
  const readAtom = createReadAtom(shown, token, stars);
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
      return now.kind === 'known' && now.state === 'waiting' && now.request.is_open && !get(isOutOfReachAtom);
    }),
    changeAtom: atom(null, (get, set, changes: Partial<ReviewForm>): void => {
      const now = get(shown);
      if (now.kind !== 'known') return;
      const form = { ...now.form, ...changes };
      set(shown, { ...now, form, state: 'writing' });
      void set(storeReviewAtom, token, { form, request: now.request });
    }),
    /** Returns from the published review to the form. */
    editAtom: atom(null, (get, set): void => {
      const now = get(shown);
      if (now.kind === 'known') set(shown, { ...now, state: 'writing' });
    }),
    sendAtom: createSendAtom(shown, token, readAtom),
  };
}

const storeReviewAtom = atom(null, async (get, _set, token: string, review: StoredReview | null): Promise<void> => {
  await get(deviceStoreAtom).update('reviews', (stored) => {
    const { [token]: _own, ...others } = is(stored, StoredReviews) ? stored : {};
    return review ? { ...others, [token]: review } : others;
  });
});

/** Reads the review from the device, then from the engine. */
function createReadAtom(shown: PrimitiveAtom<ShownReview>, token: string, stars: number | null) {
  const hearAtom = atom(null, async (get, set, outcome: Outcome<ReviewRequest>): Promise<void> => {
    const now = get(shown);
    if (outcome.kind === 'unreachable') return now.kind === 'known' ? undefined : set(shown, { kind: 'unreachable' });
    if (outcome.kind !== 'ok') {
      set(shown, { kind: 'missing' });
      return set(storeReviewAtom, token, null);
    }
    const request = outcome.reply;
    if (now.kind !== 'known') {
      set(shown, { kind: 'known', request, form: firstForm(request, stars), state: 'writing' });
      return set(storeReviewAtom, token, { request });
    }
    // A form that was typed or published here meanwhile is newer than the answer.
    if (now.state === 'writing' || now.state === 'waiting') set(shown, { ...now, request });
  });

  return atom(null, async (get, set): Promise<void> => {
    const stored = await get(deviceStoreAtom).read('reviews');
    const own = is(stored, StoredReviews) ? stored[token] : undefined;
    if (is(own, StoredReview)) {
      const { request, form = firstForm(request, stars), sent_at } = own;
      set(shown, { kind: 'known', request, form, state: sent_at ? 'waiting' : 'writing' });
    }
    const onLate = (late: Unreachable) => void set(hearAtom, late);
    await set(hearAtom, await get(sendAtom)(readReviewRequest, { params: { token }, onLate }));
  });
}

/** Sends the shown form. */
function createSendAtom(shown: PrimitiveAtom<ShownReview>, token: string, readAtom: ReturnType<typeof createReadAtom>) {
  return atom(null, async (get, set): Promise<void> => {
    const now = get(shown);
    if (now.kind !== 'known' || now.state === 'sending') return;
    const { request, form } = now;
    set(shown, { ...now, state: 'sending' });
    await set(storeReviewAtom, token, { form, request, sent_at: get(servicesAtom).clock.now().toString() });
    const body = { ...form, text: form.text.trim(), name: form.name.trim(), language: shownLanguage };
    const become = (state: FormState, after = request) => {
      const still = get(shown);
      // A form that was typed meanwhile is newer than the answer.
      const isSame = still.kind === 'known' && still.form === form;
      if (isSame) set(shown, { ...still, request: after, state });
      return isSame;
    };
    const waits = () => void become('waiting');
    const outcome = await get(sendAtom)(writeReview, { params: { token }, body, onLate: waits });
    if (outcome.kind === 'unreachable') return waits();
    const { is_hidden = false, reply = '' } = request.review ?? {};
    const after = outcome.kind === 'ok' ? { ...request, review: { ...body, is_hidden, reply } } : request;
    if (become(outcome.kind === 'ok' ? 'published' : 'writing', after))
      await set(storeReviewAtom, token, { request: after });
    if (outcome.kind !== 'ok') await set(readAtom);
  });
}

/** The form at first: the review that was written already, else the star of the email. */
function firstForm({ review, name }: ReviewRequest, stars: number | null): ReviewForm {
  const written = review ?? { rating: 0, text: '', name };
  return { rating: stars ?? written.rating, text: written.text, name: written.name };
}
