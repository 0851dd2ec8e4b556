import type { CSSProperties } from 'react';
import { type FormInputs, textIn } from '#domain/desk/form-fields.ts';
import { accentColours, NEAREST_BACKGROUND, type Scheme } from '#domain/theme/accent-colours.ts';
import { contrastOf } from '#domain/theme/contrast.ts';
import { schemesOf, type Theme, themeProperties } from '#domain/theme/theme.ts';
import { Button } from '#ui/controls/button.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/store.ts';
import styles from './theme-preview.module.css';

/** A preview of the shop with the unsaved choices of the section (O10): for each colour scheme a card and its colours. */
export function ThemePreview({ inputs }: { inputs: FormInputs }) {
  const theme = themeIn(inputs);

  return (
    <div className={layout.narrowStack3}>
      <h3>{words.theme.title}</h3>
      <div className={styles.schemes}>
        {schemesOf(theme).map((scheme) => (
          <figure key={scheme} className={styles.scheme}>
            <figcaption>{words.theme.schemes[scheme]}</figcaption>
            <Sample {...{ theme, scheme }} />
            {theme.accent === null ? null : <Colours {...{ scheme }} accent={theme.accent} />}
          </figure>
        ))}
      </div>
    </div>
  );
}

/** The theme of the form. An accent that is not a whole colour yet counts as no accent. */
function themeIn(inputs: FormInputs): Theme {
  const accent = textIn(inputs, 'accent').trim();
  return {
    accent: contrastOf(accent, accent) === null ? null : accent,
    type_pairing: textIn(inputs, 'type_pairing') as Theme['type_pairing'],
    corners: textIn(inputs, 'corners') as Theme['corners'],
    color_scheme: textIn(inputs, 'color_scheme') as Theme['color_scheme'],
  };
}

/** A picture of a card: its button and its link lead nowhere. */
function Sample({ theme, scheme }: { theme: Theme; scheme: Scheme }) {
  const { tour, link, price, book } = words.theme.sample;
  const style = { ...themeProperties({ ...theme, color_scheme: 'both' }), colorScheme: scheme } as CSSProperties;

  return (
    <div className={styles.sample} style={style} inert aria-hidden>
      <strong>{tour}</strong>
      <a href="#preview">{link}</a>
      <div className={styles.foot}>
        <b>{price}</b>
        <Button kind="action">{book}</Button>
      </div>
    </div>
  );
}

function Colours({ accent, scheme }: { accent: string; scheme: Scheme }) {
  const { action, onAction, link } = accentColours(accent, scheme);
  const { parts, columns } = words.theme;

  return (
    <table className={styles.colours}>
      <thead>
        <tr>
          <th scope="col">{words.theme.schemes[scheme]}</th>
          <th scope="col">{columns.chosen}</th>
          <th scope="col">{columns.used}</th>
          <th scope="col">{columns.contrast}</th>
        </tr>
      </thead>
      <tbody>
        <Row title={parts.action} {...{ accent }} used={action} beside={onAction} />
        <Row title={parts.link} {...{ accent }} used={link} beside={NEAREST_BACKGROUND[scheme]} />
      </tbody>
    </table>
  );
}

interface RowProps {
  title: string;
  accent: string;
  used: string;
  /** The other colour of the pair: the background of the used colour, or the text on it. */
  beside: string;
}

function Row({ title, accent, used, beside }: RowProps) {
  const isSame = used === accent.toLowerCase();
  // The ratio is rounded down, so that it never looks higher than it is.
  const ratio = Math.floor((contrastOf(used, beside) ?? 1) * 10) / 10;

  return (
    <tr>
      <th scope="row">{title}</th>
      <td aria-label={accent.toLowerCase()}>
        <span className={styles.swatch}>
          <i style={{ background: accent }} />
        </span>
      </td>
      <td>
        {isSame ? (
          words.theme.asChosen
        ) : (
          <span className={styles.swatch}>
            <i style={{ background: used }} />
            <code>{used}</code>
          </span>
        )}
      </td>
      <td data-tabular>{words.contrastRatio(ratio)}</td>
    </tr>
  );
}
