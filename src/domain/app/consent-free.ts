/**
 * Path and query of the pages that ask nothing about cookies: the start of a kiosk, the policy, and the choice page of a guest whose departure was
 * cancelled (N1).
 */
export const consentFree = /^\/(\?kiosk(&|$)|cookie-policy\b|orders\/.*[?&]choice=)/;

/** The key in local storage that says that a device is a kiosk: a document knows it before its first paint, when the PIN cannot be read yet (N1). */
export const KIOSK_MARK = 'kiosk';
