/** The shop's address in tests whose engine has no port. */
export const ORIGIN = 'http://shop.example';
