/** The part that we use of the Trusted Types API, in browsers that have it. */
interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): { [Rule in keyof Rules]: (text: string) => string };
}

export const trustedTypes = () => (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** Allows `innerHTML = ''` (for React Aria's announcer), and no other markup. Must be called once, before anything is rendered. */
export function allowEmptyMarkup(): void {
  trustedTypes()?.createPolicy('default', { createHTML: (text: string) => (text === '' ? text : null) });
}
