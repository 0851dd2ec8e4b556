/** Translates a message of the engine. A message that is not in the table stays as it is. */
export type TranslateMessage = (message: string) => string;

/**
 * A translator by a table of messages (B9). `{}` in a message stands for a number or a name, which its translation may contain.
 *
 * @param table  the engine's messages with their translations
 */
export function messageTranslator(table: Readonly<Record<string, string>>): TranslateMessage {
  const patterns = Object.entries(table).map(([message, said]) => ({
    pattern: new RegExp(`^${message.split('{}').map(escaped).join('(.+?)')}$`, 's'),
    said,
  }));
  return (message) => {
    for (const { pattern, said } of patterns) {
      const found = pattern.exec(message);
      if (found) return found.slice(1).reduce((text, part) => text.replace('{}', () => part), said);
    }
    return message;
  };
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]|]/g, String.raw`\$&`);
