import * as messages from '#domain/contract/messages.ts';
import * as words from '#words/office/forms.ts';

/** What a form says of a field, where the engine speaks of ids and nulls. */
const said: Readonly<Record<string, string>> = {
  [messages.NOT_AN_ID]: words.chooseOne,
  [messages.NOT_A_WEB_ADDRESS]: words.notAnAddress,
  [messages.NOT_BLANK]: words.fillIn,
  [messages.NOT_NULL]: words.fillIn,
  [messages.REQUIRED]: words.fillIn,
  [messages.NOT_AN_INTEGER]: words.wholeNumber,
  [messages.NOT_A_NUMBER]: words.aNumber,
};

/** The words for a message of the engine; the message itself where it speaks plainly. */
export function fieldMessage(message: string | null): string | null {
  return message === null ? null : (said[message] ?? message);
}
