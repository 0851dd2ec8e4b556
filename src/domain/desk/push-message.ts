import { type Of, shape, string } from '../contract/fields.ts';

/** What the engine pushes to a device of the desk, in the device's language, and without a name of a guest (B14). */
export const PushMessage = shape({
  title: string(),
  body: string(),
  /** What a tap opens, below the shop's origin. */
  path: string(),
  /** A message with the tag of another takes its place; '' for none. */
  tag: string(),
});
export type PushMessage = Of<typeof PushMessage>;
