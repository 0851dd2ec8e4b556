import { messageTranslator } from '#domain/text/message-table.ts';
import { fieldMessages } from '#words/office/forms.ts';

/** The words of a form for a message of the engine; the message itself where there are none. */
export const fieldMessage = messageTranslator(fieldMessages);
