/** The 400 of a newer engine, whose code this page does not know: it says the sentence. */
export function problemDocument(path: readonly (string | number)[], detail: string) {
  const errors = [{ path, code: 'of_a_newer_engine', params: {}, detail }];
  return { type: 'about:blank', title: 'Bad Request', status: 400, errors };
}
