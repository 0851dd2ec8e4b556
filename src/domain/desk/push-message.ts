import { type Infer, string, type } from 'superstruct';

/** The engine's push message to a device of the desk, in the device's language and without a guest's name (B14). */
export const PushMessage = type({
  title: string(),
  body: string(),
  /** The path that a tap opens, below the shop's origin. */
  path: string(),
  /** A message replaces an earlier message with the same tag; '' for no tag. */
  tag: string(),
});
export type PushMessage = Infer<typeof PushMessage>;

/** The message of the desk's worker to a window after a tap. */
export const OpenedPath = type({ opened: string() });
export type OpenedPath = Infer<typeof OpenedPath>;
