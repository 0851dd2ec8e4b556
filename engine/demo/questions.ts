import type { QuestionFile } from '../catalogue/store-file.ts';

type Asked = Partial<Pick<QuestionFile, 'type' | 'choices' | 'mandatory'>>;

/** Asked once, of the whole booking: in words, unless it is said otherwise. */
export function once(title: string, help_text: string, asked: Asked = {}): QuestionFile {
  return { title, help_text, scope: 'booking', type: 'string', choices: [], mandatory: false, ...asked };
}

/** Asked of each who comes. */
export function ofEach(title: string, help_text: string, asked: Asked = {}): QuestionFile {
  return { ...once(title, help_text, asked), scope: 'traveler' };
}
