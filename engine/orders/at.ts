/** One operation's moment and chance. */
export interface At {
  readonly now: Temporal.Instant;
  readonly newId: () => string;
}
