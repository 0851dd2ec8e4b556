import { contrastOf } from './contrast.ts';
import { hexOf, oklchOf } from './oklch.ts';

export type Scheme = 'light' | 'dark';

/** What a shop paints with the accent of its seller in one scheme, each `#rrggbb` (O10). */
export interface AccentColours {
  /** Behind the text of buttons. */
  readonly action: string;
  readonly onAction: string;
  readonly actionPressed: string;
  /** Links, what is chosen, and the ring of the focus. */
  readonly link: string;
}

/**
 * Of each scheme the ground of the shop that is nearest to its texts: what stands out from it stands out from all of them.
 * `tests/page/tokens.test.ts` holds them to `tokens.css`.
 */
export const NEAREST_BACKGROUND = { light: '#ffecec', dark: '#3b2a12' } as const;

/** WCAG 2: of text (1.4.3), and of the parts of controls (1.4.11). */
const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

/** The accent itself where it stands out enough, else the nearest lightness of its hue that does. @param accent  `#rrggbb` */
export function accentColours(accent: string, scheme: Scheme): AccentColours {
  const own = accent.toLowerCase();
  const visible = moved(own, scheme, NEAREST_BACKGROUND[scheme], CONTROL_CONTRAST);
  // Pink and orange buttons rather have white text than black: a little darker, they take it.
  const darker = contrast(visible, WHITE) >= NEARLY ? moved(visible, 'light', WHITE, TEXT_CONTRAST) : visible;
  const action = contrast(darker, NEAREST_BACKGROUND[scheme]) >= CONTROL_CONTRAST ? darker : visible;
  const onAction = contrast(action, WHITE) >= TEXT_CONTRAST ? WHITE : BLACK;
  const link = moved(own, scheme, NEAREST_BACKGROUND[scheme], TEXT_CONTRAST);
  return { action, onAction, actionPressed: pressed(action, onAction), link };
}

const WHITE = '#ffffff';
/** Reads on each colour on which white has less than 4.5:1. */
const BLACK = '#000000';
const NEARLY = 4;
/** Of lightness. */
const STEP = 0.002;
const PRESSED = 0.06;

/** Darker for a light scheme, lighter for a dark one, until it stands out from `ground`. */
function moved(colour: string, scheme: Scheme, ground: string, least: number): string {
  const from = oklchOf(colour);
  const step = scheme === 'light' ? -STEP : STEP;
  let found = colour;
  for (let n = 1; contrast(found, ground) < least; n += 1)
    found = hexOf({ ...from, lightness: from.lightness + n * step });
  return found;
}

/** Further from its text, so that it stays readable; the other way where there is no colour further. */
function pressed(action: string, onAction: string): string {
  const colour = oklchOf(action);
  const step = onAction === WHITE ? -PRESSED : PRESSED;
  const further = colour.lightness + step;
  return hexOf({ ...colour, lightness: further > 0 && further < 1 ? further : colour.lightness - step });
}

/** @throws TypeError for what is no colour, which no contract lets in */
function contrast(one: string, other: string): number {
  const found = contrastOf(one, other);
  if (found === null) throw new TypeError(`no colour: ${one}`);
  return found;
}
