import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Listing } from '#domain/app/filters.ts';
import {
  change,
  chooseCategory,
  chooseKeyword,
  chooseSubcategory,
  filtersSet,
  listingSearch,
  listingState,
  offered,
  setDateFrom,
  setDateTo,
} from '#domain/app/filters.ts';
import { hrefTo, listingResource, storeResource } from '#domain/app/pages.ts';
import { useChoice, useChoose } from '#shop/state/page/navigate.ts';
import { factsAtom } from '#shop/state/page/page.ts';
import { usePageLink, whenIdle } from '#shop/state/page/page-link.ts';
import { usePrefetched } from '#shop/state/prefetched.ts';
import { peekAtom } from '#shop/state/resources.ts';
import { Button, ButtonLink, IconButton } from '#ui/controls/button.tsx';
import { SelectField, TextField } from '#ui/controls/field.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { Icon, icons } from '#ui/icons/icon.tsx';
import { lazy } from '#ui/loading/lazy.tsx';
import { usePopoverHistory } from '#ui/overlays/overlay-history.ts';
import * as words from '#words/listing/home.ts';
import styles from './filters.module.css';

/**
 * The bar over the banner: search, dates and party (V6), and the other filters (L1 to L8). One form works for every width, and without script. On a
 * phone all fields except the search are in a popover; on a wide screen, only the three selects are. A choice becomes an address, and is stored
 * nowhere else.
 */
export function Filters({ listing }: { listing: Listing }) {
  const facts = useAtomValue(factsAtom);
  const show = useShow(listing);
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isSearching, setSearching] = useState(false);
  // A range of days counts as one choice.
  const inSheet = filtersSet({ ...listing, q: null, dateTo: listing.dateFrom === null ? listing.dateTo : null });
  usePopoverHistory();

  /** Applies the values of the controls if they differ from the address. */
  const showChosen = () => {
    if (!form.current) return;
    const fields = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    const chosen = { ...listingState(new URLSearchParams(fields), facts), view: listing.view };
    const isNew = listingSearch(chosen) !== listingSearch({ ...listing, page: 1 });
    if (isNew) show(setDateTo(chosen, chosen.dateTo, facts.today));
  };
  const showChosenBefore = useEffectEvent(showChosen);

  // Values that were chosen before the app started count, too.
  useEffect(() => {
    // A visitor who is still typing has not chosen yet.
    const isTyping = document.activeElement === field.current;
    setSearching(isTyping);
    if (!isTyping) showChosenBefore();
  }, []);

  // A chip or a link may have removed the search. Not applied at first, because the visitor may be typing.
  const searched = useRef(listing.q);
  useEffect(() => {
    if (searched.current !== listing.q) put(form.current, listing.q ?? '');
    searched.current = listing.q;
  }, [listing.q]);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tag is too new for many screen readers
    <div role="search" className={styles.filters} aria-label={words.filtersLabel}>
      <form
        ref={form}
        id="search"
        method="get"
        action="/"
        autoComplete="off"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          showChosen();
          sheet.current?.hidePopover();
        }}
      >
        <TextField
          ref={field}
          type="search"
          name="q"
          className={styles.what}
          label={words.what}
          placeholder={words.whatHint}
          defaultValue={listing.q ?? ''}
          maxLength={80}
          enterKeyHint="search"
          onFocus={() => setSearching(true)}
        />
        <Sheet ref={sheet} listing={listing} />
        {listing.pageSize === 12 ? null : <input type="hidden" name="pageSize" value={listing.pageSize} />}
        <Button type="submit" kind="action" className={styles.go}>
          <Icon name="search" size={20} />
          <span>{words.search}</span>
        </Button>
        <Opener popoverTarget="filters" count={inSheet}>
          <Icon name="filters" />
          <VisuallyHidden>{words.filtersTitle}</VisuallyHidden>
        </Opener>
      </form>
      {isSearching ? (
        <suggestions.Component field={field} listing={listing} clear={() => put(form.current, '')} />
      ) : null}
    </div>
  );
}

/** Leads to the address of another listing. */
function useShow(listing: Listing): (next: Listing) => void {
  const go = useChoose();
  return (next) => {
    if (listingSearch(next) !== listingSearch(listing)) go(hrefTo.home(next));
  };
}

function Opener({ count, children, ...props }: React.ComponentProps<'button'> & { count: number }) {
  return (
    <button type="button" className={styles.opener} {...props}>
      {children}
      {count > 0 ? <span className={styles.badge}>{count}</span> : null}
    </button>
  );
}

/** All fields except the search. */
function Sheet({ ref, listing }: { ref: React.RefObject<HTMLDivElement | null>; listing: Listing }) {
  // The browser computes the styles of the sheet before it is opened, and not while a tap waits.
  useEffect(() => whenIdle(0, () => void ref.current?.querySelector('select')?.clientHeight), [ref]);

  return (
    <div id="filters" popover="auto" data-modal="filters-title" ref={ref} className={styles.sheet}>
      <div className={styles.head}>
        <p id="filters-title" className={styles.title}>
          {words.filtersTitle}
        </p>
        <IconButton icon={icons.close} aria-label={words.close} popoverTarget="filters" popoverTargetAction="hide" />
      </div>
      <DatesAndParty listing={listing} />
      <Selects listing={listing} />
      <div className={styles.foot}>
        <ShowButton listing={listing} />
      </div>
    </div>
  );
}

function DatesAndParty({ listing }: { listing: Listing }) {
  const { today } = useAtomValue(factsAtom);
  const show = useShow(listing);

  return (
    <div className={styles.when}>
      <DateFilter
        label={words.filtersFrom}
        name="dateFrom"
        min={today}
        value={listing.dateFrom}
        onChoose={(date) => show(setDateFrom(listing, date))}
      />
      <DateFilter
        label={words.to}
        name="dateTo"
        min={listing.dateFrom ?? today}
        least={today}
        value={listing.dateTo}
        onChoose={(date) => show(setDateTo(listing, date, today))}
      />
      <ChoiceField
        label={words.party}
        name="party"
        value={`${listing.party ?? ''}`}
        all={words.anyParty}
        options={parties(listing.party).map((party) => ({ slug: `${party}`, title: words.people(party) }))}
        onChoose={(party) => show(change(listing, { party: Number(party) || null }))}
      />
    </div>
  );
}

/** Category, subcategory and interest. */
function Selects({ listing }: { listing: Listing }) {
  const { categories, subcategories, keywords } = offered(useAtomValue(factsAtom).store, listing);
  const count = filtersSet({ ...listing, q: null, party: null, dateFrom: null, dateTo: null });
  const show = useShow(listing);
  // The document leaves out the interests of subcategories that are not chosen.
  usePrefetched(storeResource);
  if (categories.length === 0) return null;
  const selects = [
    ['category', words.category, words.allCategories, categories, chooseCategory],
    ['subcategory', words.subcategory, words.allSubcategories, subcategories, chooseSubcategory],
    ['keyword', words.interest, words.allInterests, keywords, chooseKeyword],
  ] as const;

  return (
    <>
      <Opener popoverTarget="more-filters" count={count}>
        <Icon name="filters" size={20} />
        {words.filtersTitle}
      </Opener>
      <div id="more-filters" popover="auto" className={styles.more}>
        {selects.map(([name, label, all, options, choose]) => (
          <ChoiceField
            key={name}
            {...{ name, label, all, options }}
            value={listing[name] ?? ''}
            onChoose={(slug) => show(choose(listing, slug || null))}
          />
        ))}
      </div>
    </>
  );
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  /** The choice of no option. */
  all: string;
  options: readonly { slug: string; title: string; text_language?: string | undefined }[];
  value: string;
  onChoose: (value: string) => void;
}

/** A select without options is disabled (L5). */
function ChoiceField({ name, label, all, options, value, onChoose }: ChoiceFieldProps) {
  return (
    <SelectField {...{ name, label }} disabled={options.length === 0} {...useChoice(value, onChoose)}>
      <option value="">{all}</option>
      {options.map(({ slug, title, text_language }) => (
        <option key={slug} value={slug} lang={text_language}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}

/** Loaded when the search field gets the focus. */
const suggestions = lazy(() => import('./suggestions/suggestions.tsx').then((it) => it.Suggestions));

/** The sizes of most parties. A larger one from a link stays. */
function parties(chosen: number | null): number[] {
  const usual = Array.from({ length: 10 }, (_, n) => n + 1);
  return chosen !== null && chosen > usual.length ? [...usual, chosen] : usual;
}

/** Shows the chosen results on a phone. It closes the sheet; without script, it sends the form. */
function ShowButton({ listing }: { listing: Listing }) {
  const clear = usePageLink(hrefTo.home());
  const count = useAtomValue(peekAtom(listingResource(listing)))?.count;

  return (
    <>
      {filtersSet(listing) > 0 ? (
        <ButtonLink kind="plain" {...clear}>
          {words.filtersClear}
        </ButtonLink>
      ) : null}
      <Button type="submit" kind="action" className={styles.show}>
        {count === undefined ? words.filtersShow : words.showSome(count)}
      </Button>
    </>
  );
}

interface DateFilterProps {
  label: string;
  name: string;
  /** The first day that may be chosen (L8). */
  min: string;
  /** A day from this one on counts even before `min`, when the field loses the focus: the other day then moves. */
  least?: string;
  value: string | null;
  onChoose: (date: string | null) => void;
}

/**
 * A native date input. While a date is typed, the value passes through other years: only an allowed day is reported, any other is replaced by the old
 * one.
 */
function DateFilter({ label, name, min, least = min, value, onChoose }: DateFilterProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = value ?? '';
  const before = useRef(shown);

  // Not at first: the form itself reads values that were chosen before the app started.
  useEffect(() => {
    if (before.current !== shown) put(place.current, shown);
    before.current = shown;
  }, [shown]);

  return (
    <div ref={place}>
      <TextField
        label={label}
        name={name}
        type="date"
        min={min}
        defaultValue={shown}
        onChange={({ currentTarget: { value: date } }) => {
          if (date === '' || date >= min) onChoose(date || null);
        }}
        onBlur={({ currentTarget: { value: date } }) => {
          if (date >= least && date < min) onChoose(date);
          else put(place.current, shown);
        }}
      />
    </div>
  );
}

function put(place: HTMLElement | null, date: string): void {
  const input = place?.querySelector('input');
  if (input) input.value = date;
}
