import { useAtomValue, useSetAtom } from 'jotai';
import { Fragment } from 'react';
import {
  type BookingForm,
  chosenRate,
  groupSizes,
  isOneGroup,
  quantityLimits,
  unitOf,
} from '#domain/booking/booking-form.ts';
import { dayPrice } from '#domain/booking/from-price.ts';
import { optionPrice } from '#domain/booking/pricing.ts';
import type { Experience, PricingOption, Rate } from '#domain/contract/catalogue.ts';
import { toDecimal } from '#domain/money/money.ts';
import { joinPhrases, phraseOf, phrasesAround } from '#domain/text/phrases.ts';
import { startsOn } from '#domain/time/schedule.ts';
import {
  chooseGroupSizeAtom,
  choosePartyAtom,
  chooseQuantityAtom,
  chooseRateAtom,
  missingFieldsAtom,
  shownMissingFieldsAtom,
} from '#shop/state/booking/booking.ts';
import type { Booking } from '#shop/state/booking/experience.ts';
import { partyPhrases } from '#text/quote-lines.ts';
import { Chips } from '#ui/controls/chips.tsx';
import { Stepper } from '#ui/controls/stepper.tsx';
import * as words from '#words/booking.ts';
import { atMost } from '#words/missing-fields.ts';
import styles from './booking-part.module.css';
import { BookingPart } from './booking-part.tsx';
import { leadPriceWords } from './lead-price.tsx';
import { Phrases } from './phrases.tsx';
import { optionRange } from './price-option.ts';
import { priceText } from './price-text.ts';

/** The party: the rate if there are several, then the quantity of each option within its limits (E3, E7). */
export function PartyFields({ booking }: { booking: Booking }) {
  const { experience, selection, form } = booking;
  const rate = chosenRate(experience, form);
  const isOneOfSeveral = experience.rates.length > 1;
  const isSound = !useAtomValue(missingFieldsAtom).some(({ part }) => part === 'units');
  const chooseRate = useSetAtom(chooseRateAtom);
  const party = [...(isOneOfSeveral ? [[phraseOf(rate)]] : []), partyPhrases(experience, selection)];

  return (
    <BookingPart
      part="units"
      title={rate.is_group_pricing ? words.group : words.people}
      summary={isSound ? <Phrases of={joinPhrases(party, ' · ')} /> : null}
    >
      {isOneOfSeveral ? (
        <Chips
          label={words.rate}
          chips={experience.rates.map((it) => ({
            value: it.id,
            label: it.title,
            lang: it.text_language,
            note: ratePriceText(experience, form, it),
          }))}
          value={rate.id}
          onChange={chooseRate}
        />
      ) : null}
      {isOneGroup(rate) ? (
        <OneGroup booking={booking} rate={rate} />
      ) : (
        <div className={styles.steppers}>
          {rate.pricing_options.map((option) => (
            <Fragment key={option.id}>
              <Quantity booking={booking} rate={rate} option={option} />
              {rate.is_group_pricing && unitOf(form, option.id).quantity > 0 ? (
                <GroupSize booking={booking} option={option} />
              ) : null}
            </Fragment>
          ))}
        </div>
      )}
    </BookingPart>
  );
}

/** The least price of a rate, on the chosen day if there is one: '190,00 € per group up to 10'. */
function ratePriceText({ schedule }: Experience, { date }: BookingForm, rate: Rate): string {
  const price = dayPrice(rate, date ?? '', date === null ? [] : startsOn(schedule, date));
  const dependsOnDay = date === null && rate.price_rules !== undefined;
  return price ? leadPriceWords({ ...price, is_from: price.is_from || dependsOnDay }) : '';
}

/** The size of the only group, which decides its option and its price (E11). */
function OneGroup({ booking, rate }: { booking: Booking; rate: Rate }) {
  const { form } = booking;
  const chooseParty = useSetAtom(choosePartyAtom);
  const { least, most } = groupSizes(rate);
  const chosen = rate.pricing_options.find(({ id }) => unitOf(form, id).quantity > 0) ?? rate.pricing_options[0];
  const error = useGap(chosen?.id ?? 0);
  if (!chosen) return null;

  return (
    <Stepper
      label={words.inGroup}
      hint={
        <Phrases
          of={joinPhrases(
            [
              [phraseOf(chosen.pricing_category)],
              ...[unitText(booking, chosen), optionRange(rate, chosen)].filter(Boolean).map((text) => [{ text }]),
            ],
            ' · ',
          )}
        />
      }
      error={error}
      value={unitOf(form, chosen.id).group_size ?? least}
      min={least}
      max={most}
      onChange={chooseParty}
    />
  );
}

/** The number of people, or the number of groups for group pricing. */
function Quantity({ booking, rate, option }: { booking: Booking; rate: Rate; option: PricingOption }) {
  const { form } = booking;
  const chooseQuantity = useSetAtom(chooseQuantityAtom);
  const error = useGap(option.id);
  const { most } = quantityLimits(rate, form, option);
  const title = phraseOf(option.pricing_category);
  const { quantity } = unitOf(form, option.id);
  const { max_per_booking: max } = rate;
  const isOfRate = max !== null && (option.max_limit === null || most < option.max_limit || most === max);
  const isAtLimit = quantity >= most && (isOfRate || option.takes !== 'all');
  const price = [unitText(booking, option), optionRange(rate, option)].filter(Boolean).join(' · ');
  const hint = (
    <>
      {price}
      {isAtLimit ? <br /> : null}
      {isAtLimit ? (isOfRate ? atMost(max, rate.is_group_pricing) : words.mostOf(most)) : null}
    </>
  );

  // Only one group of one kind is possible: there is nothing to choose.
  if (rate.is_group_pricing && rate.pricing_options.length === 1 && most === 1 && quantity === 1) {
    return (
      <p className={styles.only}>
        <Phrases of={[title]} /> <span className={styles.hint}>{price}</span>
      </p>
    );
  }
  const label = rate.is_group_pricing ? words.howMany(title.text) : title.text;
  return (
    <Stepper
      label={<Phrases of={phrasesAround(label, title)} />}
      name={label}
      hint={hint}
      error={error}
      value={quantity}
      max={most}
      onChange={(next) => chooseQuantity(option.id, next)}
    />
  );
}

/** The price of one unit; '' while it depends on a day that is not chosen (B12). */
function unitText({ experience, form }: Booking, option: PricingOption): string {
  const amount = optionPrice(experience, form, option);
  const { currency } = experience;
  return amount === null ? '' : priceText({ gross: toDecimal(amount, currency), currency });
}

/** The number of people in one group; only for group pricing (E3). */
function GroupSize({ booking: { form }, option }: { booking: Booking; option: PricingOption }) {
  const chooseGroupSize = useSetAtom(chooseGroupSizeAtom);
  const { quantity, group_size } = unitOf(form, option.id);

  return (
    <Stepper
      label={quantity > 1 ? words.inEachGroup : words.inGroup}
      hint={option.takes === 'all' ? words.toYourselves : undefined}
      value={group_size ?? 1}
      min={Math.max(1, option.min_limit)}
      {...(option.max_limit !== null && { max: option.max_limit })}
      onChange={(size) => chooseGroupSize(option.id, size)}
    />
  );
}

function useGap(id: number): string | undefined {
  return useAtomValue(shownMissingFieldsAtom).find((gap) => gap.part === 'units' && gap.id === id)?.text;
}
