declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path: readonly { readonly type?: string; readonly property?: string; readonly index?: number }[];
  }

  export default class Validator {
    validate(extracted: { readonly jsonld: Readonly<Record<string, readonly object[]>> }): Promise<Issue[]>;
  }
}
