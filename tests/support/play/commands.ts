import { lineEstimate } from '#domain/booking/pricing.ts';
import type { AddLine, ChangeCart, ChangeLine, Command, CreateOrder } from '#domain/cart/commands.ts';
import { unsent } from '#domain/cart/commands.ts';
import type { CartChange, LineSelection } from '#domain/contract/cart.ts';
import { anExperience } from '../stores/experience.ts';

/** Adults (option 3, 40 EUR each) on a kayak tour of 1 December. */
export function aLineSelection(adults = 2): LineSelection {
  return {
    experience_id: 1,
    booking_info: {
      date: '2026-12-01',
      start_time_id: 418,
      pricing_rate_id: 7,
      pricing_units: [{ pricing_option_id: 3, quantity: adults }],
    },
    extra_items_units: [],
  };
}

export function add(id: string, cart_id: string, line_id: string, adults = 2): AddLine {
  const selection = aLineSelection(adults);
  return {
    ...unsent(id, cart_id),
    kind: 'add_line',
    line_id,
    selection,
    estimate: lineEstimate(anExperience(), selection, line_id),
  };
}

export function change(id: string, cart_id: string, line_id: string, adults: number): ChangeLine {
  const { booking_info, extra_items_units } = aLineSelection(adults);
  const estimate = lineEstimate(anExperience(), aLineSelection(adults), line_id);
  return {
    ...unsent(id, cart_id),
    kind: 'change_line',
    line_id,
    change: { booking_info, extra_items_units },
    estimate,
  };
}

export function drop(id: string, cart_id: string, line_id: string): Command {
  return { ...unsent(id, cart_id), kind: 'drop_line', line_id };
}

export function dropCart(id: string, cart_id: string): Command {
  return { ...unsent(id, cart_id), kind: 'drop_cart' };
}

export function details(id: string, cart_id: string, what: CartChange): ChangeCart {
  return { ...unsent(id, cart_id), kind: 'change_cart', change: what };
}

export function order(id: string, cart_id: string): CreateOrder {
  const newOrder = { cart_id, payment_method_id: '2', amount: '80.00' };
  const agreed = { total: '80.00', currency: 'EUR', lines: [] };
  return { ...unsent(id, cart_id), kind: 'create_order', order: newOrder, agreed };
}
