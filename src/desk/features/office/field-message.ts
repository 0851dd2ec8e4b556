import { fieldMessages } from '#words/office/forms.ts';

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]|]/g, String.raw`\$&`);

/** Each message that a form says otherwise, as a pattern that takes out its numbers and names. */
const patterns = Object.entries(fieldMessages).map(([message, said]) => ({
  pattern: new RegExp(`^${message.split('{}').map(escaped).join('(.+?)')}$`, 's'),
  said,
}));

/** The words of a form for a message of the engine; the message itself where there are none. */
export function fieldMessage(message: string): string {
  for (const { pattern, said } of patterns) {
    const found = pattern.exec(message);
    if (found) return found.slice(1).reduce((text, part) => text.replace('{}', () => part), said);
  }
  return message;
}
