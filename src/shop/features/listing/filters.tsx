import { useAtomValue, useSetAtom } from 'jotai';
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
import { peekAtom, prefetchAtom } from '#shop/state/resources.ts';
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
  const { store, today } = facts;
  const go = useChoose();
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isSearching, setSearching] = useState(false);
  const { categories, subcategories, keywords } = offered(store, listing);
  const inSelects = filtersSet({ ...listing, q: null, party: null, dateFrom: null, dateTo: null });
  // A range of days counts as one choice.
  const inSheet = filtersSet({ ...listing, q: null, dateTo: listing.dateFrom === null ? listing.dateTo : null });
  usePopoverHistory();
  const show = (next: Listing) => {
    if (listingSearch(next) !== listingSearch(listing)) go(hrefTo.home(next));
  };

  const selects = [
    { name: 'category', label: words.category, all: words.allCategories, options: categories, choose: chooseCategory },
    {
      name: 'subcategory',
      label: words.subcategory,
      all: words.allSubcategories,
      options: subcategories,
      choose: chooseSubcategory,
    },
    { name: 'keyword', label: words.interest, all: words.allInterests, options: keywords, choose: chooseKeyword },
  ] as const;

  /** Applies the values of the controls if they differ from the address. */
  const showChosen = () => {
    if (!form.current) return;
    const fields = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    const chosen = { ...listingState(new URLSearchParams(fields), facts), view: listing.view };
    const isNew = listingSearch(chosen) !== listingSearch({ ...listing, page: 1 });
    if (isNew) show(setDateTo(chosen, chosen.dateTo, today));
  };
  const showChosenBefore = useEffectEvent(showChosen);

  // The browser computes the styles of the sheet before it is opened, and not while a tap waits.
  useEffect(() => whenIdle(0, () => void sheet.current?.querySelector('select')?.clientHeight), []);

  // Values that were chosen before the app started count, too.
  useEffect(() => {
    // A visitor who is still typing has not chosen yet.
    const isTyping = document.activeElement === field.current;
    setSearching(isTyping);
    if (!isTyping) showChosenBefore();
  }, []);

  // The document leaves out the interests of subcategories that are not chosen.
  const prefetch = useSetAtom(prefetchAtom);
  useEffect(() => void prefetch(storeResource), [prefetch]);

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
        <div id="filters" popover="auto" data-modal="filters-title" ref={sheet} className={styles.sheet}>
          <div className={styles.head}>
            <p id="filters-title" className={styles.title}>
              {words.filtersTitle}
            </p>
            <IconButton
              icon={icons.close}
              aria-label={words.close}
              popoverTarget="filters"
              popoverTargetAction="hide"
            />
          </div>
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
              onChoose={(party) => show(change(listing, { party: Number(party) || null }))}
            >
              <option value="">{words.anyParty}</option>
              {parties(listing.party).map((party) => (
                <option key={party} value={party}>
                  {words.people(party)}
                </option>
              ))}
            </ChoiceField>
          </div>
          {categories.length > 0 ? (
            <>
              <button type="button" className={styles.opener} popoverTarget="more-filters">
                <Icon name="filters" size={20} />
                {words.filtersTitle}
                {inSelects > 0 ? <span className={styles.badge}>{inSelects}</span> : null}
              </button>
              <div id="more-filters" popover="auto" className={styles.more}>
                {selects.map(({ name, label, all, options, choose }) => (
                  <ChoiceField
                    key={name}
                    label={label}
                    name={name}
                    value={listing[name] ?? ''}
                    // A select without options is disabled (L5).
                    disabled={options.length === 0}
                    onChoose={(slug) => show(choose(listing, slug || null))}
                  >
                    <option value="">{all}</option>
                    {options.map(({ slug, title, text_language }) => (
                      <option key={slug} value={slug} lang={text_language}>
                        {title}
                      </option>
                    ))}
                  </ChoiceField>
                ))}
              </div>
            </>
          ) : null}
          <div className={styles.foot}>
            <ShowButton listing={listing} />
          </div>
        </div>
        {listing.pageSize === 12 ? null : <input type="hidden" name="pageSize" value={listing.pageSize} />}
        <Button type="submit" kind="action" className={styles.go}>
          <Icon name="search" size={20} />
          <span>{words.search}</span>
        </Button>
        <button type="button" className={styles.opener} popoverTarget="filters">
          <Icon name="filters" />
          <VisuallyHidden>{words.filtersTitle}</VisuallyHidden>
          {inSheet > 0 ? <span className={styles.badge}>{inSheet}</span> : null}
        </button>
      </form>
      {isSearching ? (
        <suggestions.Component field={field} listing={listing} clear={() => put(form.current, '')} />
      ) : null}
    </div>
  );
}

type ChoiceFieldProps = Omit<React.ComponentProps<typeof SelectField>, 'value'> & {
  value: string;
  onChoose: (value: string) => void;
};

function ChoiceField({ value, onChoose, ...props }: ChoiceFieldProps) {
  return <SelectField {...props} {...useChoice(value, onChoose)} />;
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
