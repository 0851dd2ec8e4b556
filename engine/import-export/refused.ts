/** A file, an option or a database that cannot be used. The command ends with its message and nothing else. */
export class FileRefused extends Error {}

/** Rows that are wrong, a sentence each: nothing was written. */
export class WrongRows extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(`${sentences.length} rows are wrong`);
    this.sentences = sentences;
  }
}
