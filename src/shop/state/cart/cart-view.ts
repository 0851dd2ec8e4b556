import { stillHolds } from '#domain/cart/agreement.ts';
import type { CreateOrder } from '#domain/cart/commands.ts';
import { emptyMirror, type Mirror, NewerMirror } from '#domain/cart/mirror.ts';
import * as outbox from '#domain/cart/outbox.ts';
import { type ShownCart, shownCart } from '#domain/cart/shown-cart.ts';
import type { Connection } from '#platform/network/connection.ts';
import type { Clock } from '#platform/page/clock.ts';
import type { DeviceStore } from '#platform/storage/device-store.ts';
import { readLocalCart } from '#platform/storage/local-cart.ts';
import { openMirror } from '#platform/storage/mirror.ts';
import type { Toast } from '../toasts.ts';
import { type CartEvent, toastOf } from './cart-events.ts';
import { createPendingCommands, type Ordering } from './pending-commands.ts';

/** The page's knowledge of the cart, read from the mirror, which is the only source. */
export interface CartState {
  readonly cart: ShownCart | null | undefined;
  /** All that the device has stored: waiting commands, refusals and lost lines. */
  readonly mirror: Mirror;
  /** Whether the engine could not answer about the cart, which is then shown as it was last known (C3). */
  readonly isUnanswered: boolean;
  /** Whether the engine has sent its time since the device woke (C11). */
  readonly isClockConfirmed: boolean;
  readonly ordering: Ordering;
}

export interface CartDeps {
  connection: Connection;
  clock: Clock;
  show: (state: CartState) => void;
  toast: (toast: Omit<Toast, 'id'>) => void;
  store: DeviceStore;
}

export type CartView = ReturnType<typeof createCartView>;

/** The state of the page's cart: follows the mirror, and shows it with the progress of its commands and questions. */
export function createCartView({ connection, clock, show, toast, store }: CartDeps) {
  const tell = (event: CartEvent) => {
    const message = toastOf(event);
    if (message) toast(message);
  };
  const mirror = openMirror(store, () => tell({ kind: 'newer' }));
  const mayHold = ({ agreed }: CreateOrder, now: Mirror) => stillHolds(agreed, shownCart(now), clock.now());
  const pending = createPendingCommands({
    tell,
    stillHolds: mayHold,
    isOut: () => connection.isOut(),
    dismiss: (id) => void unlessNewer(mirror.update((it) => outbox.dismiss(it, id))),
  });

  const view = {
    mirror,
    pending,
    tell,
    mayHold,
    unlessNewer,
    /** The mirror as it was last; null until storage has been read. */
    known: null as Mirror | null,
    /**
     * The id of a cart that the mirror does not know (W11). The cart is unknown until the engine has answered. As soon as the mirror has a cart, that
     * one counts.
     */
    leftId: null as string | null,
    /** The number of unanswered questions in a row. */
    unanswered: 0,
    /** The number of questions that are open now. */
    asking: 0,
    /** A page that was left sends nothing more, because its visitor is not there (W8). */
    isOpen: false,

    show(): void {
      const { known, leftId, unanswered, asking } = view;
      if (!known) return;
      show({
        cart: leftId === null ? shownCart(known) : undefined,
        mirror: known,
        isUnanswered: unanswered > 0 || (asking > 0 && connection.isOut()),
        isClockConfirmed: clock.isConfirmed(),
        ordering: pending.ordering(known),
      });
    },

    /** Reports the end of the page's commands, as far as the mirror knows it. */
    settle(): void {
      if (view.known) pending.settle(view.known);
    },

    /** Reads what an earlier page has stored. */
    async read(): Promise<void> {
      const stored = await mirror.read();
      view.known ??= stored ?? emptyMirror;
      if (stored === null && view.known.id === null) view.leftId = readLocalCart()?.id ?? null;
      setClock(clock, view.known);
    },
  };

  mirror.subscribe((now) => {
    const before = view.known;
    view.known = now;
    if (now.id !== null) view.leftId = null;
    if (now.clock_offset !== before?.clock_offset) setClock(clock, now);
    // The cart has gone and has left lost lines.
    if (before?.id && now.id !== before.id && now.lost_lines.some(({ cart_id }) => cart_id === before.id))
      tell({ kind: 'expired' });
    view.settle();
    view.show();
  });

  /** This version does not touch data of a newer version. It says so (W10) and the result is null. */
  async function unlessNewer<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (failure) {
      if (!(failure instanceof NewerMirror)) throw failure;
      tell({ kind: 'newer' });
      return null;
    }
  }

  return view;
}

function setClock(clock: Clock, { clock_offset }: Mirror): void {
  if (clock_offset !== null) clock.learn(Temporal.Instant.fromEpochMilliseconds(Math.round(Date.now() + clock_offset)));
}
