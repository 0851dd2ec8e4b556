import type { AccountChange } from '#domain/contract/office/history.ts';
import { formatDate, formatTime } from '#text/format.ts';
import { kinds } from '#words/legal/office.ts';
import * as words from '#words/office/history.ts';
import { parts } from '#words/office/settings.ts';
import { fields as storeFields } from '#words/office/store.ts';
import { otherFields, fields as tourFields } from '#words/office/tour-editor.ts';
import { statuses } from '#words/office/tours.ts';
import { reasons } from '#words/reviews/office.ts';
import { titleOfRole } from '../team/names.ts';

/** A change of an account as a sentence: `Ana changed the role of Bo from Guide to Manager`. */
export function changeText(change: AccountChange): string {
  const { group, kind } = change;
  const actor = change.actor || words.unknown.actor;
  const title = change.title || words.unknown[group];
  if (kind === 'invited') return words.team.invited(actor, title, titleOfRole(change.role ?? ''));
  if (kind === 'joined') return words.team.joined(actor, titleOfRole(change.role ?? ''));
  if (kind === 'role')
    return words.team.role(actor, title, titleOfRole(change.role_before ?? ''), titleOfRole(change.role ?? ''));
  if (group === 'team') return words.team.removed(actor, title);
  if (kind === 'imported' || kind === 'undone') return words.imports[kind](actor, title, change.count ?? 0);
  if (kind === 'moved')
    return words.departures.moved(actor, title, startText(change.start), startText(change.moved_to));
  if (kind === 'cancelled' || kind === 'messaged') return words.departures[kind](actor, title, startText(change.start));
  if (kind === 'requested' || kind === 'stopped' || kind === 'done')
    return words.erasures[kind](actor, change.title === '' ? title : words.guestOf(title));
  const what = nameOf(change);
  if (kind === 'hidden') return words.reviews.hidden(actor, what, reasonText(change.status));
  if (kind === 'answered' || kind === 'unanswered' || kind === 'shown') return words.reviews[kind](actor, what);
  if (kind !== 'changed') return words.objects[kind](actor, what);
  return words.objects.changed(actor, what, fieldsText(change));
}

/** `Sat 12 Dec, 09:00` */
function startText(start: AccountChange['start']): string {
  return start ? `${formatDate(start.date, 'short')}, ${formatTime(start.time)}` : '';
}

function nameOf({ group, title, rate }: AccountChange): string {
  if (group === 'team' || group === 'departures' || group === 'imports' || group === 'erasures' || title === '')
    return words.unknown[group];
  return group === 'prices' ? words.named.rateOfTour(rate ?? '', title) : words.named[group](title);
}

/** `Title, Status (published)` */
function fieldsText({ group, fields, status }: AccountChange): string {
  const labelOf = (field: string) => {
    if (group === 'tours' && field === 'status') return `${otherFields['status']} (${statusText(status)})`;
    return labels[group][field] ?? field;
  };
  return fields.map(labelOf).join(', ');
}

function statusText(status: string | null): string {
  return Object.entries(statuses).find(([name]) => name === status)?.[1] ?? '';
}

function reasonText(reason: string | null): string {
  return Object.entries(reasons).find(([name]) => name === reason)?.[1] ?? '';
}

const legalFields = Object.fromEntries(Object.entries(kinds).map(([kind, title]) => [`legal_${kind}`, title]));

const labels: Readonly<Record<AccountChange['group'], Readonly<Record<string, string>>>> = {
  team: {},
  roles: words.roleFields,
  tours: { ...otherFields, ...tourFields.labels },
  prices: words.rateFields,
  departures: {},
  imports: {},
  reviews: {},
  erasures: {},
  promo_codes: parts['promo-codes'].labels,
  stores: { ...words.shopFields, ...legalFields, ...storeFields.labels },
};
