import { type Infer, string, type } from 'superstruct';

/** What the engine pushes to a device of the desk, in the device's language, and without a name of a guest (B14). */
export const PushMessage = type({
  title: string(),
  body: string(),
  /** What a tap opens, below the shop's origin. */
  path: string(),
  /** A message with the tag of another takes its place; '' for none. */
  tag: string(),
});
export type PushMessage = Infer<typeof PushMessage>;

/** What the desk's worker tells a window after a tap. */
export const OpenedPath = type({ opened: string() });
export type OpenedPath = Infer<typeof OpenedPath>;
