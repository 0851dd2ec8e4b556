import type { Buyer } from '#desk/state/sell.ts';
import {
  type BookingForm,
  chooseExtra,
  chooseGroupSize,
  chooseQuantity,
  chooseRate,
  chosenRate,
  mostOf,
  quantityLimits,
  unitOf,
} from '#domain/booking/booking-form.ts';
import { optionPrice } from '#domain/booking/pricing.ts';
import type { Participant } from '#domain/contract/cart.ts';
import type { Experience, Extra, PricingOption, Rate, Transfer } from '#domain/contract/catalogue.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { rangeLabel } from '#text/format.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Chips } from '#ui/controls/chips.tsx';
import { SelectField, TextField } from '#ui/controls/field.tsx';
import { emailInput } from '#ui/controls/form.tsx';
import { Stepper } from '#ui/controls/stepper.tsx';
import * as booking from '#words/booking.ts';
import { peopleInGroup, years } from '#words/common.ts';
import * as words from '#words/desk/sell.ts';
import { free } from '#words/facts.ts';
import { Folded } from './folded.tsx';
import styles from './party-part.module.css';

interface Props {
  tour: Experience;
  form: BookingForm;
  onChange: (form: BookingForm) => void;
}

/** The party: the rate if there are several, then how many of each pricing option, within the limits of the shop (E7). */
export function PartyPart({ tour, form, onChange }: Props) {
  const rate = chosenRate(tour, form);

  return (
    <section className={styles.part} aria-label={rate.is_group_pricing ? booking.group : booking.people}>
      {tour.rates.length > 1 ? (
        <Chips
          label={booking.rate}
          chips={tour.rates.map(({ id, title }) => ({ value: id, label: title }))}
          value={rate.id}
          onChange={(id) => onChange(chooseRate(tour, form, id))}
        />
      ) : null}
      {rate.pricing_options.map((option) => (
        <Option key={option.id} tour={tour} form={form} rate={rate} option={option} onChange={onChange} />
      ))}
      <Transfers tour={tour} form={form} onChange={onChange} selection="required" />
    </section>
  );
}

function Option({ tour, form, rate, option, onChange }: Props & { rate: Rate; option: PricingOption }) {
  const { id, pricing_category, min_limit, max_limit } = option;
  const { quantity, group_size } = unitOf(form, id);
  const { most } = quantityLimits(rate, form, option);
  const { currency } = tour;
  const gross = toDecimal(optionPrice(tour, form, option) ?? 0, currency);
  const ages = rangeLabel(pricing_category.min_age, pricing_category.max_age);
  const range = rate.is_group_pricing
    ? peopleInGroup(rangeLabel(Math.max(1, min_limit), max_limit))
    : ages && years(ages);

  return (
    <>
      <Stepper
        label={rate.is_group_pricing ? booking.howMany(pricing_category.title) : pricing_category.title}
        hint={[moneyOf({ gross, currency }), range].filter(Boolean).join(' · ')}
        value={quantity}
        max={most}
        onChange={(next) => onChange(chooseQuantity(tour, form, id, next))}
      />
      {rate.is_group_pricing && quantity > 0 ? (
        <Stepper
          label={quantity > 1 ? booking.inEachGroup : booking.inGroup}
          value={group_size ?? 1}
          min={Math.max(1, min_limit)}
          {...(max_limit !== null && { max: max_limit })}
          onChange={(size) => onChange(chooseGroupSize(tour, form, id, size))}
        />
      ) : null}
    </>
  );
}

/** Extras and pick-up, folded: most walk-up sales have neither. */
export function ExtrasPart({ tour, form, onChange }: Props) {
  const { extras, pickup, dropoff } = tour;
  if (extras.length === 0 && pickup.selection !== 'optional' && dropoff.selection !== 'optional') return null;

  return (
    <Folded summary={words.more}>
      {extras.map((extra) => (
        <ExtraField
          key={extra.id}
          extra={extra}
          quantity={form.extras[extra.id] ?? 0}
          onChange={(next) => onChange(chooseExtra(tour, form, extra.id, next))}
        />
      ))}
      <Transfers tour={tour} form={form} onChange={onChange} selection="optional" />
    </Folded>
  );
}

/** Pick-up and drop-off points, as far as the tour has them with this kind of selection. */
function Transfers({ tour, form, onChange, selection }: Props & { selection: Transfer['selection'] }) {
  return ends.map(([end, label, none]) =>
    tour[end].selection === selection ? (
      <TransferField
        key={end}
        {...{ label, none }}
        transfer={tour[end]}
        value={form[`${end}_point_id`]}
        onChange={(point) => onChange({ ...form, [`${end}_point_id`]: point })}
      />
    ) : null,
  );
}

/** Both ends of a tour, each with its label and with the words for no point. */
const ends = [
  ['pickup', booking.pickup, booking.noPickup],
  ['dropoff', booking.dropoff, booking.noDropoff],
] as const;

const pricingWords = {
  unit: booking.extrasEach,
  person: booking.extrasPerPerson,
  booking: booking.extrasPerBooking,
} as const;

interface ExtraProps {
  extra: Extra;
  quantity: number;
  onChange: (next: number) => void;
}

function ExtraField({ extra, quantity, onChange }: ExtraProps) {
  const { title, price, pricing } = extra;
  const field = { label: title, hint: `${moneyOf(price)} ${pricingWords[pricing]}` };

  if (pricing === 'unit') return <Stepper {...field} value={quantity} max={mostOf(extra)} onChange={onChange} />;
  return <Checkbox {...field} isChecked={quantity > 0} onChange={(isChosen) => onChange(isChosen ? 1 : 0)} />;
}

interface TransferProps {
  label: string;
  none: string;
  transfer: Transfer;
  value: number | null;
  onChange: (point: number | null) => void;
}

function TransferField({ label, none, transfer: { selection, points }, value, onChange }: TransferProps) {
  const isRequired = selection === 'required';

  return (
    <SelectField
      label={label}
      required={isRequired}
      value={value ?? ''}
      onValue={(next) => onChange(next === '' ? null : Number(next))}
    >
      <option value="" disabled={isRequired}>
        {isRequired ? booking.choosePlace : none}
      </option>
      {points.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** The buyer's contact, folded: it is optional at a counter. */
export function BuyerFields({ buyer, onChange }: { buyer: Buyer; onChange: (buyer: Buyer) => void }) {
  const field = (key: keyof Buyer) => ({
    value: buyer[key],
    autoComplete: 'off',
    onValue: (value: string) => onChange({ ...buyer, [key]: value }),
  });

  return (
    <Folded summary={words.guest} hint={words.guestHint}>
      <TextField label={words.firstName} maxLength={512} {...field('first_name')} />
      <TextField label={words.lastName} maxLength={512} {...field('last_name')} />
      <TextField label={words.email} maxLength={254} {...emailInput} {...field('email')} />
      <TextField label={words.phone} type="tel" maxLength={64} {...field('phone_number')} />
    </Folded>
  );
}

interface NamesProps {
  /** People in the party. */
  people: number;
  participants: readonly Participant[];
  onChange: (participants: readonly Participant[]) => void;
}

/** The names of the guests, folded: they are optional. A party that shrinks and grows again gets its names back. */
export function NamesFields({ people, participants, onChange }: NamesProps) {
  if (people === 0) return null;
  return (
    <Folded summary={words.guestNames} hint={words.guestNamesHint}>
      {Array.from({ length: people }, (_, n) => {
        const named = participants[n] ?? NO_NAME;
        const change = (part: Partial<Participant>) =>
          onChange(
            Array.from({ length: Math.max(people, participants.length) }, (_none, i) =>
              i === n ? { ...named, ...part } : (participants[i] ?? NO_NAME),
            ),
          );
        return (
          // oxlint-disable-next-line react/no-array-index-key -- people are numbered by their place in the party
          <fieldset key={n} className={styles.named}>
            <legend>{words.guestNumber(n + 1)}</legend>
            {(['first_name', 'last_name'] as const).map((key) => (
              <TextField
                key={key}
                label={key === 'first_name' ? words.firstName : words.lastName}
                maxLength={512}
                autoComplete="off"
                value={named[key]}
                onValue={(name) => change({ [key]: name })}
              />
            ))}
          </fieldset>
        );
      })}
    </Folded>
  );
}

const NO_NAME: Participant = { first_name: '', last_name: '' };

function moneyOf({ gross, currency }: PricingOption['retail_price']): string {
  return Number(gross) === 0 ? free : formatMoney(gross, currency);
}
