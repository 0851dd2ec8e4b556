import Validator from '@adobe/structured-data-validator';

/** Problems that keep a document from rich results in search engines, by Adobe's validator: `Product: Required attribute "name" is missing`. */
export async function richResultProblems(things: readonly { readonly '@type': string }[]): Promise<string[]> {
  const jsonld = Object.fromEntries(Map.groupBy(structuredClone(things), (it) => it['@type']));
  const issues = await new Validator().validate({ jsonld });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(
      ({ path, issueMessage }) => `${path.map(({ type, property }) => property ?? type).join('.')}: ${issueMessage}`,
    );
}
