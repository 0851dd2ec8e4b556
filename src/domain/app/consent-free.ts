/**
 * Path and query of the pages that ask nothing about cookies: the start of a kiosk, the policy, and the choice page of a guest whose departure was
 * cancelled (N1).
 */
export const consentFree = /^\/(\?kiosk(&|$)|cookie-policy\b|orders\/.*[?&]choice=)/;
