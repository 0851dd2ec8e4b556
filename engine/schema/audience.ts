import type { Route } from '../http/route.ts';

/** The audiences of calls, in the order of the API page: the heading of each part, and the words that hold for the whole part. */
export const audiences = {
  storefront: [
    'Storefront',
    'Calls for anybody, by which visitors browse, hold and book. Ids of carts and orders let one read and change them.',
  ],
  sellers: ['Sellers', 'For the team of an account: a token is needed, and a permission in at least one account.'],
  users: ['Tokens and users', 'Calls by which people register, sign in and look after their own user.'],
  operator: ['Operator', 'Only for the operator of this installation, who may also make the calls of all sellers.'],
} as const;

export type Audience = keyof typeof audiences;

export function audienceOf({ path, access }: Pick<Route, 'path' | 'access'>): Audience {
  if (/^\/api\/(jwt|logout|users|recaptcha|desk\/session)\b/.test(path)) return 'users';
  if (access === 'operator') return 'operator';
  return access === 'public' || access === 'anonymous' || access === 'optional' ? 'storefront' : 'sellers';
}

export function accessWords({ access, signed, takesForms }: Pick<Route, 'access' | 'signed' | 'takesForms'>): string {
  if (signed) return `With a token the call is the seller’s, and needs the permission \`${signed.access}\`.`;
  if (access.includes('.')) return `Needs the permission \`${access}\`.`;
  return takesForms ? 'The body may also be a form (`application/x-www-form-urlencoded`).' : '';
}
