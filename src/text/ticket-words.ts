import * as ticket from '#words/bookings/ticket.ts';
import * as facts from '#words/facts.ts';
import { dateAndTime, dayDate, longDate, people, shortDate } from '#words/formats.ts';
import type { FactWords } from './facts.ts';
import type { DateWords } from './format.ts';
import type { PeopleWords } from './line-words.ts';

/** The words of a module in any language: constants that are texts may have any content. */
export type Translated<Module> = {
  readonly [Name in keyof Module]: Module[Name] extends string ? string : Module[Name];
};

/** The words of a ticket and its calendar file: in the language of the page's build, or of an order. */
export interface TicketWords {
  readonly formats: DateWords & PeopleWords;
  readonly facts: FactWords;
  readonly ticket: Translated<typeof ticket>;
}

export const pageWords: TicketWords = {
  formats: { dateAndTime, dayDate, longDate, people, shortDate },
  facts,
  ticket,
};
