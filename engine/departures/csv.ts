import type { CsvFormat } from '#domain/text/csv.ts';
import type * as english from '#words/desk/csv.ts';
import { wordsIn } from '../base/words.ts';
import { readerLanguage } from '../http/request/reader-language.ts';

const formats = await wordsIn<typeof english>('desk/csv.ts');

/** The CSV format in the language of a request. */
export function csvFormatOf(request: Request): CsvFormat {
  return formats[readerLanguage(request)];
}

/** Whether a request asks for CSV instead of JSON. */
export function wantsCsv({ headers }: Request): boolean {
  return /\btext\/csv\b/.test(headers.get('accept') ?? '');
}

/** @param name  the file's name, in characters that every file system accepts */
export function csvResponse(name: string, text: string | ReadableStream<Uint8Array>): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      vary: 'accept, accept-language',
    },
  });
}
