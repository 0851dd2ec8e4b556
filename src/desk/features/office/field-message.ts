import { messageTranslator } from '#domain/text/message-table.ts';
import { fieldMessages } from '#words/office/forms.ts';

/** The translation of a message of the engine; the message itself if it has no translation. */
export const fieldMessage = messageTranslator(fieldMessages);
