/** What browsers that hold a page to Trusted Types offer, as far as we use it. */
interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): { [Rule in keyof Rules]: (text: string) => string };
}

export const trustedTypes = () => (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** Allows `innerHTML = ''` (React Aria's announcer), and no other markup. To be called once, before anything is rendered. */
export function allowEmptyMarkup(): void {
  trustedTypes()?.createPolicy('default', { createHTML: (text: string) => (text === '' ? text : null) });
}
