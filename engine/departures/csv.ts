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
      vary: 'accept',
    },
  });
}
