import { contrastOf } from './contrast.ts';
import { hexOf, oklchOf } from './oklch.ts';

export type Scheme = 'light' | 'dark';

/** The colours that a shop makes from its seller's accent in one scheme, each `#rrggbb` (O10). */
export interface AccentColours {
  /** The background of buttons. */
  readonly action: string;
  readonly onAction: string;
  readonly actionPressed: string;
  /** Links, chosen items, and the focus ring. */
  readonly link: string;
}

/**
 * For each scheme, the background in the shop that is nearest to the text colour. A colour with enough contrast to it has enough contrast to all
 * backgrounds. `tests/page/tokens.test.ts` checks these values against `tokens.css`.
 */
export const NEAREST_BACKGROUND = { light: '#ffecec', dark: '#3b2a12' } as const;

/** WCAG 2: the least contrast of text (1.4.3), and of the parts of controls (1.4.11). */
const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

/** The accent itself if its contrast is high enough, else the nearest lightness of its hue that is. @param accent  `#rrggbb` */
export function accentColours(accent: string, scheme: Scheme): AccentColours {
  const own = accent.toLowerCase();
  const visible = moved(own, scheme, NEAREST_BACKGROUND[scheme], CONTROL_CONTRAST);
  // White text looks better than black on pink and orange buttons. If white is nearly readable, the colour is made a little darker for it.
  const darker = contrast(visible, WHITE) >= NEARLY ? moved(visible, 'light', WHITE, TEXT_CONTRAST) : visible;
  const action = contrast(darker, NEAREST_BACKGROUND[scheme]) >= CONTROL_CONTRAST ? darker : visible;
  const onAction = contrast(action, WHITE) >= TEXT_CONTRAST ? WHITE : BLACK;
  const link = moved(own, scheme, NEAREST_BACKGROUND[scheme], TEXT_CONTRAST);
  return { action, onAction, actionPressed: pressed(action, onAction), link };
}

const WHITE = '#ffffff';
/** Black is readable on each colour on which white has less than 4.5:1. */
const BLACK = '#000000';
const NEARLY = 4;
/** Steps of lightness. */
const STEP = 0.002;
const PRESSED = 0.06;

/** The colour, made darker for a light scheme and lighter for a dark one until it has enough contrast to `ground`. */
function moved(colour: string, scheme: Scheme, background: string, least: number): string {
  const from = oklchOf(colour);
  const step = scheme === 'light' ? -STEP : STEP;
  let found = colour;
  for (let n = 1; contrast(found, background) < least; n += 1)
    found = hexOf({ ...from, lightness: from.lightness + n * step });
  return found;
}

/** The colour, moved away from its text colour so that the text stays readable; moved the other way at the end of the scale. */
function pressed(action: string, onAction: string): string {
  const colour = oklchOf(action);
  const step = onAction === WHITE ? -PRESSED : PRESSED;
  const further = colour.lightness + step;
  return hexOf({ ...colour, lightness: further > 0 && further < 1 ? further : colour.lightness - step });
}

/** @throws TypeError for an invalid colour, which the contract does not accept */
function contrast(one: string, other: string): number {
  const found = contrastOf(one, other);
  if (found === null) throw new TypeError(`no colour: ${one}`);
  return found;
}
