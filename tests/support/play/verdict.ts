import { linesByStart } from '#domain/time/lines-by-start.ts';
import type { End } from './play.ts';

/** Faults at the end of a schedule, in words; empty if page and engine agree and nothing was lost or done twice. */
export function faultsOf(end: End): string[] {
  return [...ofCommands(end), ...ofLines(end), ...ofAnswers(end), ...ofView(end)];
}

/** Each command was confirmed, was refused, became a draft or still waits, and the mirror reports it truthfully. */
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
    ...tabs.unrequested.map((id) => `order ${id} went out with nobody there`),
  ];
}

/** No line disappeared silently, came back, appeared twice, or has another price than agreed. */
function ofLines({ mirror, stored, ledger, visitor: { expected, agreed }, bought, page: { stale } }: End): string[] {
  const here = new Set(stored?.lines.map(({ id }) => id));
  const lost = new Set(mirror.lost_lines.map(({ line }) => line.id));
  const refusedCommands = [...ledger.refused.values()];
  const refused = new Set(refusedCommands.flatMap((it) => (it.kind === 'add_line' ? [it.line_id] : [])));
  const unchanged = new Set(refusedCommands.flatMap((it) => (it.kind === 'change_line' ? [it.line_id] : [])));
  const isKnown = (id: string) => [here, lost, refused, bought, stale].some((lines) => lines.has(id));
  const priced = [...(stored?.lines ?? []), ...mirror.lost_lines.map(({ line }) => line)];
  return [
    ...[...expected].flatMap((id) => (isKnown(id) ? [] : [`${id} is silently gone`])),
    ...[...here].flatMap((id) => (expected.has(id) ? [] : [`${id} is back`])),
    ...[...here].flatMap((id) => (refused.has(id) ? [`${id} was refused and is there`] : [])),
    ...[...lost].flatMap((id) => (expected.has(id) ? [] : [`${id} was removed and is a draft`])),
    ...priced.flatMap(({ id, total: { gross } }) => {
      // The device drops old drafts with their changes. If a wrong clock made them old, their cart may come back (C12).
      const isReported = unchanged.has(id) || stale.has(id) || (here.has(id) && lost.has(id));
      return isReported || agreed.get(id) === gross ? [] : [`${id} costs ${gross}, not ${agreed.get(id)}`];
    }),
    ...(here.size === (stored?.lines.length ?? 0) ? [] : ['a line is there twice']),
    ...(lost.size === mirror.lost_lines.length ? [] : ['a draft is there twice']),
  ];
}

/** The engine's cart has the last answers that it took. */
function ofAnswers({ stored, ledger }: End): string[] {
  const taken = [...ledger.confirmed.values()].flatMap((it) =>
    it.kind === 'change_cart' ? (it.change.booking_answers ?? []) : [],
  );
  const ofBooking = (answers: readonly { participant?: unknown; value: unknown }[] = []) =>
    answers.find(({ participant }) => !participant)?.value;
  const last = new Map(taken.map(({ line_id, answers }) => [line_id, ofBooking(answers)]));
  return (stored?.lines ?? []).flatMap(({ id, booking_answers }) => {
    const stands = ofBooking(booking_answers);
    return stands === last.get(id) ? [] : [`${id} is answered ${String(stands)}, not ${String(last.get(id))}`];
  });
}

function ofView({ shown, stored }: End): string[] {
  const partyOf = (cart: End['stored'] | End['shown']) =>
    JSON.stringify(
      cart && [
        // The page sorts lines by their start, the engine by when they were added.
        linesByStart(cart.lines).map(({ id, total: { gross }, booking_answers }) => [id, gross, booking_answers]),
        cart.note,
        cart.main_contact_info,
        cart.total.gross,
      ],
    );
  return partyOf(shown) === partyOf(stored) ? [] : [`shown ${partyOf(shown)}, kept ${partyOf(stored)}`];
}
