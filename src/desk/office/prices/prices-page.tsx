import { useState } from 'react';
import { deskHref } from '#desk/state/views.ts';
import type { PriceRule, PricingCategory } from '#domain/contract/catalogue.ts';
import {
  listPricingCategories,
  type PricedRate,
  type PricedTour,
  readPricedRate,
  readPricedTour,
} from '#domain/contract/resources/tour-prices.ts';
import { pricingRate, type RuleForm, ruleForm } from '#domain/desk/price-rules.ts';
import { Chips } from '#ui/controls/chips.tsx';
import * as words from '#words/office/prices.ts';
import { backToTour } from '#words/office/tour-part.ts';
import { useCalendarAddress } from '../calendar/use-calendar-address.ts';
import { PageFrame } from '../page-frame.tsx';
import { Read, ReplyView, useReply } from '../reply.tsx';
import { PriceMonth } from './price-month.tsx';
import styles from './prices-page.module.css';
import { RuleDialog } from './rule-dialog.tsx';
import { RuleList } from './rule-list.tsx';
import { usePriceRules } from './use-price-rules.ts';

/** The special prices of a tour by season, day, departure and size of party (B12). */
export function PricesPage({ id: tour }: { id: number }) {
  const reading = useReply(readPricedTour, { id: tour });

  return (
    <PageFrame back={{ href: deskHref.tour(tour), label: backToTour }} title={words.title} note={reading.reply?.title}>
      <ReplyView reading={reading} loading={words.loading}>
        {(priced) => <Rates tour={priced} />}
      </ReplyView>
    </PageFrame>
  );
}

function Rates({ tour }: { tour: PricedTour }) {
  const [chosen, setChosen] = useState(tour.default_rate);
  const rate = tour.rates.find(({ id }) => id === chosen) ?? tour.rates[0];

  return (
    <>
      {tour.rates.length > 1 ? (
        <Chips
          label={words.rate}
          chips={tour.rates.map(({ id, title }) => ({ value: id, label: title }))}
          value={rate?.id ?? null}
          onChange={setChosen}
        />
      ) : null}
      {rate ? <RatePrices key={rate.id} tour={tour} id={rate.id} /> : <p>{words.noRates}</p>}
    </>
  );
}

function RatePrices({ tour, id }: { tour: PricedTour; id: number }) {
  const rate = useReply(readPricedRate, { id });

  return (
    <Read call={listPricingCategories} query={{ page_size: 100 }} loading={words.loading}>
      {({ results }) => (
        <ReplyView reading={rate} loading={words.loading}>
          {(read) => <Prices tour={tour} read={read} etag={rate.etag} categories={results} />}
        </ReplyView>
      )}
    </Read>
  );
}

interface PricesProps {
  tour: PricedTour;
  read: PricedRate;
  etag: string | null;
  categories: readonly PricingCategory[];
}

function Prices({ tour, read, etag, categories }: PricesProps) {
  const { date } = useCalendarAddress();
  const prices = usePriceRules(read, etag);
  const rate = pricingRate({ ...read, price_rules: [...prices.rules] }, categories, tour.currency);
  const [open, setOpen] = useState<{ rule: PriceRule | null; form: RuleForm } | null>(null);

  /** @param rule  null for a new rule */
  function openRule(rule: PriceRule | null, kind: PriceRule['kind'] = rule?.kind ?? 'season', day = date) {
    prices.clearProblem();
    setOpen({ rule, form: { ...ruleForm(rule, rate, day), kind } });
  }

  return (
    <div className={styles.columns}>
      <PriceMonth
        tour={tour.id}
        rate={rate}
        onSetDay={(day) =>
          openRule(prices.rules.find((it) => it.kind === 'day' && it.from === day) ?? null, 'day', day)
        }
      />
      <RuleList rate={rate} prices={prices} onOpen={openRule} />
      {open ? (
        <RuleDialog
          rule={open.rule}
          initial={open.form}
          rate={rate}
          times={tour.schedule.start_times}
          prices={prices}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
}
