import { questionsOf } from '#domain/booking/booking-questions.ts';
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

/** Passed to the ledger when no command but an order may leave the outbox. */
const nothingElse: Command = { ...unsent('', ''), kind: 'drop_line', line_id: '' };

/** New answers for a line. The answer for the booking is the command's id, which distinguishes it from all others. */
function newAnswers(line: CartLine, of: number, id: string): BookingAnswer[] {
  const items = questionsOf(line).map(({ question, participant }) => ({ question_id: question.id, participant }));
  const [ofBooking, ofEach] = [items.filter((it) => !it.participant), items.filter((it) => it.participant)];
  return [
    ...ofBooking.map((it) => ({ ...it, value: id })),
    ...ofEach.slice(0, of).map((it, i) => ({ ...it, value: 38 + i })),
  ];
}

/** A visitor who acts on the shown cart, and remembers each agreed price. A line's id is never used twice, as on a device. */
export class PlayedVisitor {
  /** Lines that the visitor asked for and did not take back. */
  readonly expected = new Set<string>();
  /** The last price that the visitor saw for each line. */
  readonly agreed = new Map<string, string>();
  /** The price of an adult as far as the page knows. */
  price = '40.00';
  private readonly engine: PlayedEngine;
  private readonly store: PlayedStore;

  constructor(engine: PlayedEngine, store: PlayedStore) {
    this.engine = engine;
    this.store = store;
  }

  add(adults: number): void {
    const line_id = this.engine.newId();
    const { selection, estimate } = this.selected(adults, line_id);
    this.expected.add(line_id);
    this.agreed.set(line_id, estimate.total.gross);
    const newCart = this.engine.newId();
    this.dispatch((cart, id) => ({
      ...unsent(id, cart?.id ?? newCart),
      kind: 'add_line',
      line_id,
      selection,
      estimate,
    }));
  }

  change(line: number, adults: number): void {
    this.onLine(line, (cart, line_id, id) => {
      const { selection, estimate } = this.selected(adults, line_id);
      const { experience_id: _, ...change } = selection;
      this.agreed.set(line_id, estimate.total.gross);
      return { ...unsent(id, cart.id), kind: 'change_line', line_id, change, estimate };
    });
  }

  drop(line: number): void {
    this.onLine(line, (cart, line_id, id) => {
      this.expected.delete(line_id);
      return { ...unsent(id, cart.id), kind: 'drop_line', line_id };
    });
  }

  dropCart(): void {
    this.dispatch((cart, id) => {
      for (const line of cart?.lines ?? []) this.expected.delete(line.id);
      return cart && { ...unsent(id, cart.id), kind: 'drop_cart' };
    });
  }

  changeCart(change: CartChange): void {
    this.dispatch((cart, id) => cart && { ...unsent(id, cart.id), kind: 'change_cart', change });
  }

  /** Sends all answers of all lines, with new answers for one line, as the contact step does. */
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
    const { id: payment_method_id, type: payment_type_id } = this.engine.paymentMethod;
    return this.dispatch((cart, id) => {
      if (!cart) return null;
      const { gross } = cart.total;
      const order = { cart_id: cart.id, payment_method_id, payment_type_id, amount: gross, expected_total: gross };
      return { ...unsent(id, cart.id), kind: 'create_order', order, agreed: agreementOf(cart) };
    });
  }

  /** Asks again for the lines of an expired cart. */
  putBack(): void {
    const { mirror } = this.store;
    const lineIds = mirror.lost_lines.map(({ line }) => line.id);
    this.rethink((it) => second.restoreLines(it, lineIds, this.engine.newId));
    for (const id of lineIds) this.expected.delete(id);
  }

  /** Drops the lines of an expired cart. */
  letGo(): void {
    for (const { line } of this.store.mirror.lost_lines) {
      this.rethink((it) => second.discardLine(it, line.id, this.engine.newId));
      if (!shownCart(this.store.mirror)?.lines.some(({ id }) => id === line.id)) this.expected.delete(line.id);
    }
  }

  /** Takes the alternative that a refused line offers. */
  takeInstead(which: number): void {
    const refused = this.store.mirror.refusals.filter(second.isOfLine);
    const one = refused[which % refused.length];
    const [instead] = one ? second.replacementsFor(one) : [];
    if (one && instead) this.rethink((it) => second.replaceRefused(it, one, instead, this.engine.newId));
  }

  /** Takes back a waiting change. */
  discard(which: number): void {
    const { outbox: waiting } = this.store.mirror;
    const one = waiting[which % waiting.length];
    if (!one || !second.canDiscard(this.store.mirror, one)) return;
    this.rethink((it) => second.discardCommand(it, one.id, this.engine.newId), one);
    if (one.kind === 'add_line') this.expected.delete(one.line_id);
  }

  /** Runs a transition. The lines shown afterwards count as asked for. @param taken  the command that may leave the outbox */
  private rethink(transition: (mirror: Mirror) => Mirror, taken: Command = nothingElse): void {
    this.store.update(transition, taken);
    for (const { id, total } of shownCart(this.store.mirror)?.lines ?? []) {
      this.expected.add(id);
      this.agreed.set(id, total.gross);
    }
  }

  private selected(adults: number, lineId: string) {
    const selection = this.engine.selection(adults);
    const estimate = lineEstimate(this.engine.experience(this.price), selection, lineId);
    return { selection: { ...selection, expected_total: estimate.total.gross }, estimate };
  }

  private onLine(line: number, make: (cart: ShownCart, lineId: string, id: string) => Command): void {
    this.dispatch((cart, id) => {
      const it = cart?.lines[line % cart.lines.length];
      return cart && it ? make(cart, it.id, id) : null;
    });
  }

  private dispatch(make: (cart: ShownCart | null, id: string) => Command | null): Command | null {
    const { mirror, mutation, update } = this.store;
    const command = make(shownCart(mirror), this.engine.newId());
    if (command) update((it) => outbox.enqueue(thawed(it, mutation), command), command);
    return command;
  }
}
