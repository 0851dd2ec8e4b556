import { askedOf } from '#domain/booking/booking-questions.ts';
import { lineEstimate } from '#domain/booking/pricing.ts';
import { agreementOf } from '#domain/cart/agreement.ts';
import { type Command, unsent } from '#domain/cart/commands.ts';
import * as second from '#domain/cart/line-recovery.ts';
import type { Mirror } from '#domain/cart/mirror.ts';
import * as outbox from '#domain/cart/outbox.ts';
import { type ShownCart, shownCart } from '#domain/cart/shown-cart.ts';
import type { BookingAnswer, CartChange, CartLine } from '#domain/contract/cart.ts';
import { thawed } from './mutation.ts';
import type { PlayedEngine } from './played-engine.ts';
import type { PlayedStore } from './played-store.ts';

/** Stands where no command may leave but an order. */
const nothingElse: Command = { ...unsent('', ''), kind: 'drop_line', line_id: '' };

/** The booking's is the command's own id, to be told from all others. */
function newAnswers(line: CartLine, of: number, id: string): BookingAnswer[] {
  const asked = askedOf(line).map(({ question, participant }) => ({ question_id: question.id, participant }));
  const [ofBooking, ofEach] = [asked.filter((it) => !it.participant), asked.filter((it) => it.participant)];
  return [
    ...ofBooking.map((it) => ({ ...it, value: id })),
    ...ofEach.slice(0, of).map((it, i) => ({ ...it, value: 38 + i })),
  ];
}

/** Who asks for things by what is shown, and remembers what was agreed. Lines are never named twice, as on a device. */
export class PlayedVisitor {
  /** Lines that were asked for and not taken back. */
  readonly wanted = new Set<string>();
  /** What a line was last said to cost. */
  readonly agreed = new Map<string, string>();
  /** What an adult costs as far as the page knows. */
  price = '40.00';
  private readonly ground: PlayedEngine;
  private readonly store: PlayedStore;

  constructor(ground: PlayedEngine, store: PlayedStore) {
    this.ground = ground;
    this.store = store;
  }

  add(adults: number): void {
    const line_id = this.ground.newId();
    const { wish, estimate } = this.wished(adults, line_id);
    this.wanted.add(line_id);
    this.agreed.set(line_id, estimate.total.gross);
    const newCart = this.ground.newId();
    this.enact((cart, id) => ({ ...unsent(id, cart?.id ?? newCart), kind: 'add_line', line_id, wish, estimate }));
  }

  change(line: number, adults: number): void {
    this.onLine(line, (cart, line_id, id) => {
      const { wish, estimate } = this.wished(adults, line_id);
      const { experience_id: _, ...change } = wish;
      this.agreed.set(line_id, estimate.total.gross);
      return { ...unsent(id, cart.id), kind: 'change_line', line_id, change, estimate };
    });
  }

  drop(line: number): void {
    this.onLine(line, (cart, line_id, id) => {
      this.wanted.delete(line_id);
      return { ...unsent(id, cart.id), kind: 'drop_line', line_id };
    });
  }

  dropCart(): void {
    this.enact((cart, id) => {
      for (const line of cart?.lines ?? []) this.wanted.delete(line.id);
      return cart && { ...unsent(id, cart.id), kind: 'drop_cart' };
    });
  }

  changeCart(change: CartChange): void {
    this.enact((cart, id) => cart && { ...unsent(id, cart.id), kind: 'change_cart', change });
  }

  /** As the contact step does: all that is answered of all lines, with one line's answers new. */
  answer(line: number, of: number): void {
    this.onLine(line, (cart, lineId, id) => ({
      ...unsent(id, cart.id),
      kind: 'change_cart',
      change: {
        booking_answers: cart.lines.map((it) => ({
          line_id: it.id,
          answers: it.id === lineId ? newAnswers(it, of, id) : (it.booking_answers ?? []),
        })),
      },
    }));
  }

  order(): Command | null {
    const { id: payment_method_id, type: payment_type_id } = this.ground.paymentMethod;
    return this.enact((cart, id) => {
      if (!cart) return null;
      const { gross } = cart.total;
      const wish = { cart_id: cart.id, payment_method_id, payment_type_id, amount: gross, expected_total: gross };
      return { ...unsent(id, cart.id), kind: 'create_order', wish, agreed: agreementOf(cart) };
    });
  }

  /** What an expired cart has left behind, asked for anew. */
  putBack(): void {
    const { kept } = this.store;
    const lineIds = kept.lost_lines.map(({ line }) => line.id);
    this.rethink((it) => second.restoreLines(it, lineIds, this.ground.newId));
    for (const id of lineIds) this.wanted.delete(id);
  }

  /** What an expired cart has left behind, let go. */
  letGo(): void {
    for (const { line } of this.store.kept.lost_lines) {
      this.rethink((it) => second.discardLine(it, line.id, this.ground.newId));
      if (!shownCart(this.store.kept)?.lines.some(({ id }) => id === line.id)) this.wanted.delete(line.id);
    }
  }

  /** The other choice that a refused line has. */
  takeInstead(which: number): void {
    const refused = this.store.kept.refusals.filter(second.isOfLine);
    const one = refused[which % refused.length];
    const [instead] = one ? second.replacementsFor(one) : [];
    if (one && instead) this.rethink((it) => second.replaceRefused(it, one, instead, this.ground.newId));
  }

  /** A change that waits, taken back. */
  discard(which: number): void {
    const { outbox: waiting } = this.store.kept;
    const one = waiting[which % waiting.length];
    if (!one || !second.canDiscard(this.store.kept, one)) return;
    this.rethink((it) => second.discardCommand(it, one.id, this.ground.newId), one);
    if (one.kind === 'add_line') this.wanted.delete(one.line_id);
  }

  /** What is shown afterwards is what was asked for. @param taken the command that may leave by it */
  private rethink(transition: (mirror: Mirror) => Mirror, taken: Command = nothingElse): void {
    this.store.update(transition, taken);
    for (const { id, total } of shownCart(this.store.kept)?.lines ?? []) {
      this.wanted.add(id);
      this.agreed.set(id, total.gross);
    }
  }

  private wished(adults: number, lineId: string) {
    const wish = this.ground.selection(adults);
    const estimate = lineEstimate(this.ground.experience(this.price), wish, lineId);
    return { wish: { ...wish, expected_total: estimate.total.gross }, estimate };
  }

  private onLine(line: number, make: (cart: ShownCart, lineId: string, id: string) => Command): void {
    this.enact((cart, id) => {
      const it = cart?.lines[line % cart.lines.length];
      return cart && it ? make(cart, it.id, id) : null;
    });
  }

  private enact(make: (cart: ShownCart | null, id: string) => Command | null): Command | null {
    const { kept, mutation, update } = this.store;
    const command = make(shownCart(kept), this.ground.newId());
    if (command) update((it) => outbox.enqueue(thawed(it, mutation), command), command);
    return command;
  }
}
