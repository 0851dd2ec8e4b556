import type { CsvFormat } from '#domain/text/csv.ts';
import { isLanguage } from '#domain/text/languages.ts';
import * as en from '#words/desk/csv.ts';
import * as de from '../../src/words/de/desk/csv.ts';
import * as hr from '../../src/words/hr/desk/csv.ts';

const formats = { en, hr, de } as const;

/** How CSV is written for a request: in the first language of its `Accept-Language` that we speak, else in English. */
export function csvFormatOf({ headers }: Request): CsvFormat {
  const asked = (headers.get('accept-language') ?? '').split(',').map((it) => it.trim().slice(0, 2).toLowerCase());
  return formats[asked.find(isLanguage) ?? 'en'];
}

/** Whether a request asks for CSV instead of JSON. */
export function wantsCsv({ headers }: Request): boolean {
  return /\btext\/csv\b/.test(headers.get('accept') ?? '');
}

/** @param name  of the file, in characters that every file system accepts */
export function csvResponse(name: string, text: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      vary: 'accept, accept-language',
    },
  });
}
