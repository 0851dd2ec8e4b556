import type { AddLine, ChangeCart, Command } from './commands.ts';
import { lineOf, withoutLineIn } from './commands.ts';

/**
 * The outbox with one more command. Only what was never sent is merged: a line added and removed vanishes, of two changes the
 * last wins. An order not yet answered is withdrawn by any change of its cart: what was agreed no longer holds (P9).
 *
 * @param exists whether the engine has confirmed the command's cart
 */
export function merged(outbox: readonly Command[], command: Command, exists: boolean): readonly Command[] {
  const agreed = outbox.filter((it) => it.kind !== 'create_order' || it.cart_id !== command.cart_id);
  const isUnsent = (it: Command) => it.sent === null && it.cart_id === command.cart_id;
  const isSuperseded = (it: Command) => isUnsent(it) && lineOf(it) !== null && lineOf(it) === lineOf(command);
  const added = agreed.find((it): it is AddLine => it.kind === 'add_line' && isSuperseded(it));

  switch (command.kind) {
    case 'add_line':
    case 'create_order':
      return [...agreed, command];
    case 'change_line': {
      if (!added) return [...agreed.filter((it) => !isSuperseded(it)), command];
      const { id, origin, change, estimate } = command;
      return agreed.map((it) =>
        it === added ? { ...added, id, origin, wish: { ...added.wish, ...change }, estimate } : it,
      );
    }
    case 'drop_line': {
      // What was said of it would, merged with what is said later, come after it.
      const others = agreed
        .filter((it) => !isSuperseded(it))
        .map((it) => (isUnsent(it) ? withoutLineIn(it, command.line_id) : it));
      return added ? others : [...others, command];
    }
    case 'drop_cart': {
      const others = agreed.filter((it) => !isUnsent(it));
      return exists || others.some((it) => it.cart_id === command.cart_id) ? [...others, command] : others;
    }
    case 'change_cart': {
      // A code stands alone: where there is none such, contact details given with it would be refused too.
      const isCode = ({ change }: ChangeCart) => change.promo_code !== undefined;
      const earlier = agreed.filter(
        (it): it is ChangeCart => it.kind === 'change_cart' && isUnsent(it) && isCode(it) === isCode(command),
      );
      const change = Object.assign({}, ...earlier.map((it) => it.change), command.change) as ChangeCart['change'];
      return [...agreed.filter((it) => !(earlier as Command[]).includes(it)), { ...command, change }];
    }
  }
}
