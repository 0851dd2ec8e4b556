import { useState } from 'react';
import list from '#desk/shared/rows.module.css';
import type { Of } from '#domain/contract/fields.ts';
import { type PlaceSuggestion, suggestPlaces } from '#domain/contract/resources/places.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/new-tour.ts';
import { useDebounced } from '../bookings/use-debounced.ts';
import { Read } from '../reply.tsx';
import styles from './tour-page.module.css';

type Place = Of<typeof PlaceSuggestion>;

/** The pause in typing before a search begins. */
const PAUSE_MILLISECONDS = 300;

/** Finds a place by its name, so that nobody has to know its position. */
export function PlaceSearch({ error, onChoose }: { error: string | null; onChoose: (place: Place) => void }) {
  const [text, setText] = useState('');
  /** The label of the place that was chosen last. */
  const [chosen, setChosen] = useState('');
  const settled = useDebounced(text.trim(), PAUSE_MILLISECONDS);

  return (
    <>
      <TextField
        type="search"
        label={words.placeSearch}
        hint={words.placeSearchHint}
        error={error}
        value={text}
        onValue={setText}
      />
      {settled.length >= 2 && text !== '' && text !== chosen ? (
        <Found
          text={settled}
          onChoose={(place) => {
            setText(place.label);
            setChosen(place.label);
            onChoose(place);
          }}
        />
      ) : null}
    </>
  );
}

function Found({ text, onChoose }: { text: string; onChoose: (place: Place) => void }) {
  return (
    <Read call={suggestPlaces} query={{ q: text }} loading={words.looking}>
      {(places) =>
        places.length === 0 ? (
          <p className={layout.softSmall}>{words.noPlace}</p>
        ) : (
          <ul className={`${list.rows} ${styles.missing}`} aria-label={words.placesFound}>
            {places.map((place) => (
              <li key={place.id}>
                <Button kind="plain" onClick={() => onChoose(place)}>
                  {place.label}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </Read>
  );
}
