import { linesByStart } from '#domain/time/lines-by-start.ts';
import type { End } from './play.ts';

/** What is wrong with an end, in words; none where page and engine agree and nothing has been lost or done twice. */
export function faultsOf(end: End): string[] {
  return [...ofCommands(end), ...ofLines(end), ...ofAnswers(end), ...ofView(end)];
}

/** Each command ended confirmed, refused or as a draft, or still waits; what is said of it is true. */
function ofCommands({ mirror, ledger, link: { effects }, tabs }: End): string[] {
  const waiting = mirror.outbox.filter(({ kind }) => kind !== 'create_order');
  return [
    ...waiting.map(({ kind, id }) => `${kind} ${id} never settled`),
    ...[...effects].flatMap(([id, times]) => (times > 1 ? [`${id} took effect ${times} times`] : [])),
    ...ledger.unexplained,
    ...[...ledger.confirmed].flatMap(([id, { kind }]) =>
      effects.has(id) || kind === 'drop_line' || kind === 'drop_cart'
        ? []
        : [`${kind} ${id} is called done and is not`],
    ),
    ...[...ledger.refused].flatMap(([id, { kind }]) =>
      effects.has(id) ? [`${kind} ${id} is called refused and is done`] : [],
    ),
    ...tabs.unasked.map((id) => `order ${id} went out with nobody there`),
  ];
}

/** No line is silently gone, back, twice, or other than was agreed. */
function ofLines({ mirror, kept, ledger, visitor: { wanted, agreed }, bought, page: { stale } }: End): string[] {
  const here = new Set(kept?.lines.map(({ id }) => id));
  const lost = new Set(mirror.lost_lines.map(({ line }) => line.id));
  const refusedCommands = [...ledger.refused.values()];
  const refused = new Set(refusedCommands.flatMap((it) => (it.kind === 'add_line' ? [it.line_id] : [])));
  const unchanged = new Set(refusedCommands.flatMap((it) => (it.kind === 'change_line' ? [it.line_id] : [])));
  const isKnown = (id: string) => [here, lost, refused, bought, stale].some((lines) => lines.has(id));
  const priced = [...(kept?.lines ?? []), ...mirror.lost_lines.map(({ line }) => line)];
  return [
    ...[...wanted].flatMap((id) => (isKnown(id) ? [] : [`${id} is silently gone`])),
    ...[...here].flatMap((id) => (wanted.has(id) ? [] : [`${id} is back`])),
    ...[...here].flatMap((id) => (refused.has(id) ? [`${id} was refused and is there`] : [])),
    ...[...lost].flatMap((id) => (wanted.has(id) ? [] : [`${id} was removed and is a draft`])),
    ...priced.flatMap(({ id, total: { gross } }) => {
      // A draft that a wrong clock made old went with what was changed of it, though its cart may come back (C12).
      const isSaid = unchanged.has(id) || stale.has(id) || (here.has(id) && lost.has(id));
      return isSaid || agreed.get(id) === gross ? [] : [`${id} costs ${gross}, not ${agreed.get(id)}`];
    }),
    ...(here.size === (kept?.lines.length ?? 0) ? [] : ['a line is there twice']),
    ...(lost.size === mirror.lost_lines.length ? [] : ['a draft is there twice']),
  ];
}

/** What was answered last, and taken, is what stands. */
function ofAnswers({ kept, ledger }: End): string[] {
  const taken = [...ledger.confirmed.values()].flatMap((it) =>
    it.kind === 'change_cart' ? (it.change.booking_answers ?? []) : [],
  );
  const ofBooking = (answers: readonly { participant?: unknown; value: unknown }[] = []) =>
    answers.find(({ participant }) => !participant)?.value;
  const last = new Map(taken.map(({ line_id, answers }) => [line_id, ofBooking(answers)]));
  return (kept?.lines ?? []).flatMap(({ id, booking_answers }) => {
    const stands = ofBooking(booking_answers);
    return stands === last.get(id) ? [] : [`${id} is answered ${String(stands)}, not ${String(last.get(id))}`];
  });
}

function ofView({ shown, kept }: End): string[] {
  const said = (cart: End['kept'] | End['shown']) =>
    JSON.stringify(
      cart && [
        // The page shows them as they begin, the engine has them as they were added.
        linesByStart(cart.lines).map(({ id, total: { gross }, booking_answers }) => [id, gross, booking_answers]),
        cart.note,
        cart.main_contact_info,
        cart.total.gross,
      ],
    );
  return said(shown) === said(kept) ? [] : [`shown ${said(shown)}, kept ${said(kept)}`];
}
