import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import type { Listing } from '#domain/app/filters.ts';
import { hrefTo, listingResource } from '#domain/app/pages.ts';
import { type Suggestion, suggestionsFor } from '#domain/app/suggestions.ts';
import { allRowsResource } from '#shop/state/device/device-lists.ts';
import { useNavigate } from '#shop/state/page/navigate.ts';
import { prefetchPageAtom } from '#shop/state/page/page-link.ts';
import { usePrefetched } from '#shop/state/prefetched.ts';
import { peekAtom, storeAtom } from '#shop/state/resources.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { PictureView } from '#ui/pictures/picture.tsx';
import * as words from '#words/listing/home.ts';
import { categoryDrawing } from '../category-drawing.ts';
import styles from './suggestions.module.css';

interface Props {
  /** The search field from the engine's document. It stays the same element, with its text and its focus. */
  field: RefObject<HTMLInputElement | null>;
  listing: Listing;
  /** Empties the field, because the typed words have become a choice. */
  clear: () => void;
}

/**
 * Suggestions for the typed words, below the search field (V6): the combobox of WAI-ARIA, with a list of up to six. A library's component is not
 * used, because it would replace the field while the visitor types.
 */
export function Suggestions({ field, listing, clear }: Props) {
  const id = useId();
  const store = useAtomValue(storeAtom);
  const listed = useAtomValue(peekAtom(listingResource(listing)))?.results ?? [];
  const rows = usePrefetched(allRowsResource)?.results ?? listed;
  const prefetchPage = useSetAtom(prefetchPageAtom);
  const navigate = useNavigate();
  const [{ typed, active }, setState] = useState(CLOSED);
  const found = typed === null ? [] : suggestionsFor(typed, rows, store, listing);
  const isOpen = found.length > 0;

  const close = () => setState(CLOSED);
  const choose = (suggestion: Suggestion) => {
    close();
    clear();
    navigate(hrefOf(suggestion));
  };
  const show = (text: string) => setState({ typed: text, active: -1 });
  const move = (to: number) => {
    setState({ typed, active: to });
    const suggestion = found[to];
    if (suggestion) void prefetchPage(hrefOf(suggestion));
  };
  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const { key } = event;
    const suggestion = found[active];
    if (key === 'Enter' && suggestion) choose(suggestion);
    else if (key === 'Escape' && isOpen) close();
    else if (key === 'ArrowDown' && isOpen) move(active + 1 < found.length ? active + 1 : -1);
    else if (key === 'ArrowUp' && isOpen) move(active < 0 ? found.length - 1 : active - 1);
    else if (key === 'ArrowDown' && field.current) show(field.current.value);
    else {
      if (key === 'Enter' || key === 'Tab') close();
      return;
    }
    event.preventDefault();
  };
  useFieldEvents(field, { input: () => show(field.current?.value ?? ''), keydown: press, blur: close });
  useComboboxStates(field, id, isOpen, active);

  return isOpen ? <SuggestionList {...{ id, found, active }} onChoose={choose} /> : null;
}

/** `typed` is null while the list is closed. */
const CLOSED: { typed: string | null; active: number } = { typed: null, active: -1 };

/** Listens to the field, which belongs to another component. */
function useFieldEvents(
  field: Props['field'],
  on: { input: () => void; keydown: (event: KeyboardEvent) => void; blur: () => void },
): void {
  const onInput = useEffectEvent(on.input);
  const onKey = useEffectEvent(on.keydown);
  const onBlur = useEffectEvent(on.blur);

  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const life = new AbortController();
    input.addEventListener('input', onInput, life);
    input.addEventListener('keydown', onKey, life);
    input.addEventListener('blur', onBlur, life);
    // Suggestions for the text that was typed before this code was loaded.
    if (document.activeElement === input) input.dispatchEvent(new Event('input'));
    return () => life.abort();
  }, [field]);
}

function useComboboxStates(field: Props['field'], id: string, isOpen: boolean, active: number): void {
  useEffect(() => {
    const states = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? id : null,
      'aria-activedescendant': active < 0 ? null : `${id}-${active}`,
    };
    for (const [name, value] of Object.entries(states)) {
      if (value === null) field.current?.removeAttribute(name);
      else field.current?.setAttribute(name, value);
    }
  }, [field, id, isOpen, active]);
}

interface ListProps {
  id: string;
  found: readonly Suggestion[];
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}

function SuggestionList({ id, found, active, onChoose }: ListProps) {
  return (
    // The field keeps the focus all the time, and handles the keys.
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `select` has no pictures, and takes the focus
      role="listbox"
      tabIndex={-1}
      aria-label={words.suggestions}
      className={styles.list}
      onPointerDown={(event) => event.preventDefault()}
    >
      {found.map((suggestion, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are the field's
        <div
          key={`${suggestion.kind} ${suggestion.key}`}
          id={`${id}-${at}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its list
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={styles.option}
          onClick={() => onChoose(suggestion)}
        >
          <SuggestionText suggestion={suggestion} />
        </div>
      ))}
    </div>
  );
}

function hrefOf(suggestion: Suggestion): string {
  return suggestion.kind === 'category' ? hrefTo.home(suggestion.to) : hrefTo.experience(suggestion.row.slug);
}

function SuggestionText({ suggestion }: { suggestion: Suggestion }) {
  const isCategory = suggestion.kind === 'category';

  return (
    <>
      {isCategory ? (
        <span className={styles.mark}>
          <Icon drawing={categoryDrawing(suggestion.to.category ?? '', suggestion.title)} size={20} />
        </span>
      ) : (
        <PictureView
          kind="experience"
          picture={suggestion.row.image}
          sizes="3.5rem"
          eager
          alt=""
          className={styles.mark}
        />
      )}
      <span>
        <span lang={suggestion.lang}>{suggestion.title}</span>
        <small className={styles.more}>
          {isCategory ? ` ${words.category}` : suggestion.row.place ? ` ${suggestion.row.place}` : ''}
        </small>
      </span>
    </>
  );
}
