/** Whether a browser asks that no data are passed on: Global Privacy Control, or Do Not Track (O8). */
export function asksForPrivacy(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}
