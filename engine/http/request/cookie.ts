/** A `Set-Cookie` for all of the shop, for so many seconds; 0 forgets it. */
export function cookieHeader(request: Request, name: string, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`;
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https';
}
