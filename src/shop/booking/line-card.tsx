import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isTooLateToCancel } from '#domain/app/free-cancellation.ts';
import type { CartLine } from '#domain/contract/cart.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { phrasesText } from '#domain/text/phrases.ts';
import { servicesAtom } from '#shop/state/services.ts';
import { formatDate, formatTime } from '#text/format.ts';
import { boughtPhrases, lineWords, titlePhrase, unitsPhrases } from '#text/line-words.ts';
import { ItemCard, PriceRows } from '#ui/display/item-card.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/checkout.ts';
import { tooLateToCancel } from '#words/facts.ts';
import styles from './line-card.module.css';
import { Phrases } from './phrases.tsx';

/** A line of a cart or an order in a list: its picture, its start and its party. */
export function LineCard({
  line,
  title = <LineTitle line={line} />,
  level = 3,
  isPriced = false,
  children,
}: {
  line: CartLine;
  title?: ReactNode;
  level?: 2 | 3;
  isPriced?: boolean;
  children?: ReactNode;
}) {
  const { gross, currency } = line.total;

  return (
    <ItemCard
      isSmall
      level={level}
      picture={line.experience_ref.image?.thumbnail.medium ?? null}
      title={title}
      actions={isPriced ? <span className={styles.price}>{formatMoney(gross, currency)}</span> : null}
    >
      <p className={styles.units}>
        {startText(line)}
        <br />
        <Phrases of={isPriced ? boughtPhrases(line) : unitsPhrases(line)} />
      </p>
      {children}
    </ItemCard>
  );
}

/** The title of a booked experience, with its language (G4). */
export function LineTitle({ line }: { line: Pick<CartLine, 'experience'> }) {
  return <Phrases of={[titlePhrase(line)]} />;
}

export function startText({ booking_info }: Pick<CartLine, 'booking_info'>, style?: 'long'): string {
  return `${formatDate(booking_info.date, style)}, ${formatTime(booking_info.start_time.time)}`;
}

/** The facts of a line in a row, as many as fit. Without `dateLabel`, its start is shown elsewhere. */
export function LineFacts({ line, dateLabel }: { line: CartLine; dateLabel?: string }) {
  const { date, time, duration, policy, policyLanguage, pickup, dropoff } = lineWords(line);
  const { cancellation_policy } = line.experience;
  const now = useAtomValue(servicesAtom).clock.now();
  const isTooLate = isTooLateToCancel(cancellation_policy, line.starts_at, now);
  const facts: { icon: keyof typeof drawings; label: string; text: string | null; lang?: string | undefined }[] = [
    { icon: 'calendar', label: dateLabel ?? '', text: dateLabel ? `${date}, ${time}` : null },
    { icon: 'clock', label: words.duration, text: duration },
    isTooLate
      ? { icon: 'close', label: words.cancellation, text: tooLateToCancel }
      : { icon: 'check', label: words.cancellation, text: policy, lang: policyLanguage },
    { icon: 'transfer', label: words.pickup, text: pickup && words.pickupAt(pickup) },
    { icon: 'transfer', label: words.dropoff, text: dropoff && words.dropoffAt(dropoff) },
  ];

  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, label, text, lang }) =>
        text ? (
          <Fact key={label} label={label} icon={icon}>
            {lang ? <span lang={lang}>{text}</span> : text}
          </Fact>
        ) : null,
      )}
    </dl>
  );
}

/** @param props.label  for screen readers, in place of the icon */
export function Fact({ label, icon, children }: { label: string; icon: keyof typeof drawings; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon drawing={drawings[icon]} size={18} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

export function LinePrices({ line }: { line: CartLine }) {
  const { prices, total } = lineWords(line);

  return (
    <PriceRows
      rows={prices.map(({ label, each, amount }) => ({
        label: <Phrases of={label} />,
        name: phrasesText(label),
        detail: each && words.at(each),
        amount,
      }))}
      total={{ label: words.total, amount: total }}
    />
  );
}
