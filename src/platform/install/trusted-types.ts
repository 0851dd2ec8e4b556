/** The part that we use of the Trusted Types API, in browsers that have it. */
interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): { [Rule in keyof Rules]: (text: string) => string };
}

const trustedTypes = () => (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** Allows `innerHTML = ''` (for React Aria's announcer), and no other markup. Must be called once, before anything is rendered. */
export function allowEmptyMarkup(): void {
  trustedTypes()?.createPolicy('default', { createHTML: (text: string) => (text === '' ? text : null) });
}

const made = new Map<string, string>();

/** The address of a script in the form that a browser with Trusted Types requires. A policy may be created only once for a page. */
export function scriptAddress(policy: string, address: string): string {
  const known =
    made.get(policy) ??
    trustedTypes()
      ?.createPolicy(policy, { createScriptURL: () => address })
      .createScriptURL(address) ??
    address;
  made.set(policy, known);
  return known;
}
