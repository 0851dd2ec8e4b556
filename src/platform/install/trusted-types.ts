/** What browsers that hold a page to Trusted Types offer, as far as we use it. */
interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): { [Rule in keyof Rules]: (text: string) => string };
}

/** The browser's; undefined where it has none. */
export const trustedTypes = () => (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/**
 * Lets markup be taken away by `innerHTML = ''`, as React Aria's announcer does, and nothing be put there. To be called once,
 * before anything is rendered.
 */
export function allowEmptyMarkup(): void {
  trustedTypes()?.createPolicy('default', { createHTML: (text: string) => (text === '' ? text : null) });
}
