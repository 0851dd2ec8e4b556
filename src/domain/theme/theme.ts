import { accentColours, type Scheme } from './accent-colours.ts';

export const typePairings = ['fraunces', 'serif', 'sans'] as const;
export const cornerStyles = ['round', 'soft', 'square'] as const;
export const colourSchemes = ['both', 'light', 'dark'] as const;

/** The look of a shop, chosen by its seller (O10). The first value of each choice is the default. */
export interface Theme {
  /** `#rrggbb`; null for the default. */
  readonly accent: string | null;
  readonly type_pairing: (typeof typePairings)[number];
  readonly corners: (typeof cornerStyles)[number];
  /** `both` follows the device. */
  readonly color_scheme: (typeof colourSchemes)[number];
}

/** The look of a shop whose seller has chosen nothing. */
export const usualTheme: Theme = { accent: null, type_pairing: 'fraunces', corners: 'round', color_scheme: 'both' };

const both: readonly Scheme[] = ['light', 'dark'];

/** The schemes in which the shop is shown. */
export function schemesOf({ color_scheme }: Pick<Theme, 'color_scheme'>): readonly Scheme[] {
  return color_scheme === 'both' ? both : [color_scheme];
}

/** The properties of `tokens.css` that differ from the defaults, by name. */
export function themeProperties(theme: Theme): Readonly<Record<string, string>> {
  const { accent, type_pairing, corners, color_scheme } = theme;
  return {
    ...(color_scheme !== 'both' && { 'color-scheme': color_scheme }),
    ...(accent !== null && accentProperties(accent, schemesOf(theme))),
    ...pairings[type_pairing],
    ...radii[corners],
  };
}

function accentProperties(accent: string, schemes: readonly Scheme[]): Record<string, string> {
  const colours = schemes.map((it) => accentColours(accent, it));
  const value = (name: keyof (typeof colours)[number]) => {
    const shown = [...new Set(colours.map((it) => short(it[name])))];
    return shown.length === 1 ? String(shown[0]) : `light-dark(${shown.join(',')})`;
  };
  return {
    '--action': value('action'),
    '--on-action': value('onAction'),
    '--action-pressed': value('actionPressed'),
    '--sea': value('link'),
    '--focus': 'var(--sea)',
  };
}

/** `#ffffff` as `#fff`. */
function short(colour: string): string {
  return colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}

const humanist = "Seravek,'Gill Sans Nova',Ubuntu,Calibri,'DejaVu Sans',sans-serif";

/** Fonts that devices already have: nothing is loaded, so nothing moves. */
const pairings: Record<Theme['type_pairing'], Readonly<Record<string, string>>> = {
  fraunces: {},
  serif: { '--display': "'Iowan Old Style','Palatino Linotype','URW Palladio L',P052,serif" },
  sans: { '--display': humanist, '--text': humanist },
};

/** `--radius` is for the ends of buttons, chips and similar parts. */
const radii: Record<Theme['corners'], Readonly<Record<string, string>>> = {
  round: {},
  soft: { '--radius-s': '4px', '--radius-m': '8px', '--radius-l': '12px', '--radius': '8px' },
  square: { '--radius-s': '0px', '--radius-m': '0px', '--radius-l': '0px', '--radius': '0px' },
};
