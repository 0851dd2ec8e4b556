import type { DeskGuest } from '#domain/contract/desk.ts';

export function partyOf({ party }: DeskGuest): string {
  return party.map(({ title, people }) => `${people} × ${title}`).join(', ');
}

export function extrasOf({ extras }: DeskGuest): string {
  return extras.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ');
}

export function answersOf({ answers }: DeskGuest): string {
  return answers.map(({ title, value }) => `${title}: ${value}`).join('\n');
}
