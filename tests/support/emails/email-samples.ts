import type { Language } from '#domain/contract/languages.ts';
import type { StoreSettings } from '#domain/contract/resources/stores.ts';
import { PAYMENT_FAILURES } from '#domain/orders/payment-failures.ts';
import { usualTheme } from '#domain/theme/theme.ts';
import {
  accountClosedEmail,
  credentialsChangedEmail,
  invitationEmail,
  proofEmail,
} from '#engine/accounts/model/account-emails.ts';
import { actionEmail, cancelledText, messageText, releasedText } from '#engine/departures/actions/action-emails.ts';
import type { ActionRow } from '#engine/departures/actions/queries.ts';
import type { Email } from '#engine/mail/email.ts';
import { digestEmail, notificationEmail } from '#engine/notifications/notification-email.ts';
import { type OrderEmailInput, orderEmail } from '#engine/orders/email/order-email.ts';
import { emailWords } from '#engine/orders/model/email-words.ts';
import type { EmailKind } from '#engine/orders/model/pending-emails.ts';
import { partnerEmail } from '#engine/partners/partner-email.ts';
import { reviewEmail } from '#engine/reviews/review-email.ts';
import { titlePhrase } from '#text/line-words.ts';
import { aSampleOrder } from './sample-order.ts';

const shop = { name: 'Adriatic Days', email: 'hello@days.example', phone_number: '+385 21 000 123' };
const brand = {
  name: shop.name,
  url: 'https://days.example/',
  icon: 'https://days.example/app-icons/1-0000000000-192.png',
  theme: usualTheme,
  language: 'en',
} as const;
const to = 'emma@example.com';
const now = Temporal.Instant.from('2026-12-01T10:05:00Z');
const euros = (amount: string) => ({ amount, currency: 'EUR' });

/** Changes the order that all samples share, to try what its buyer may have written. */
export type Change = (order: ReturnType<typeof aSampleOrder>) => ReturnType<typeof aSampleOrder>;

/** Each kind of email to a buyer, in one language. */
export async function buyerEmails(
  language: Language,
  change: Change = (it) => it,
  settings: StoreSettings = {},
): Promise<Record<string, Email>> {
  const order = change(aSampleOrder());
  const [first, second] = order.lines;
  if (!first || !second) throw new Error('the sample order has two lines');
  const input: OrderEmailInput = {
    order,
    to,
    from: { name: shop.name, email: 'no-reply@days.example' },
    now,
    texts: new Map(),
    language,
    words: emailWords[language],
    brand,
    owed: new Set(),
    notes: [],
    shop,
    settings,
    cancelled: [],
    soon: [],
    back: 0,
    failure: null,
    cardAmount: null,
  };
  const paid = { paid: euros('180.00'), due: euros('0.00'), due_by: null };
  const held = { status: 'pending' as const, paid: euros('0.00'), due: euros('180.00') };
  const until = '2026-12-02T10:05:00Z';
  const gone = { ...order, lines: [{ ...first, attendance_status: 'cancelled' as const }, second] };
  const kinds: Record<string, { owed: EmailKind[] } & Partial<Omit<OrderEmailInput, 'owed'>>> = {
    confirmed: { owed: ['confirmed'] },
    'confirmed and paid': { owed: ['confirmed'], order: { ...order, ...paid, lines: [first] } },
    moved: { owed: ['moved'], notes: [emailWords[language].emails.movedByUs] },
    'cancelled in part': { owed: ['changed'], order: gone, cancelled: [first], back: 4500 },
    cancelled: {
      owed: ['cancelled'],
      order: { ...order, status: 'cancelled', paid: euros('0.00'), due: euros('0.00') },
      cancelled: [first, second],
      back: 3600,
    },
    'reserved, by transfer': {
      owed: ['reserved'],
      order: {
        ...order,
        ...held,
        expires_at: until,
        manual_payment: {
          ...euros('36.00'),
          type: { id: 'bank_transfer', title: 'Bank transfer' },
          instructions: 'To: Adriatic Days d.o.o.\nIBAN: HR12 1001 0051 8630 0016 0',
        },
      },
    },
    'reserved, by link': {
      owed: ['reserved'],
      order: { ...order, ...held, expires_at: until },
      cardAmount: euros('36.00'),
    },
    expired: { owed: ['expired'], order: { ...order, ...held, status: 'expired', due: euros('0.00') } },
    'reminder today': { owed: ['reminder'], soon: [first], now: Temporal.Instant.from('2026-12-10T05:00:00Z') },
    'reminder tomorrow': { owed: ['reminder'], soon: [second], now: Temporal.Instant.from('2026-12-07T09:00:00Z') },
    'reminder of two days': {
      owed: ['reminder'],
      soon: [first, { ...second, starts_at: '2026-12-09T16:00:00Z' }],
      now: Temporal.Instant.from('2026-12-09T05:00:00Z'),
    },
    'balance due': { owed: ['rest_due'] },
    'money in': { owed: ['rest_paid'] },
    'paid in full': { owed: ['rest_paid'], order: { ...order, ...paid } },
    refund: { owed: ['refunded'], back: 3600, failure: PAYMENT_FAILURES.gone, order: { ...order, status: 'expired' } },
    'requested link': { owed: ['link'] },
  };
  const emails: Record<string, Email> = {};
  for (const [kind, { owed, ...over }] of Object.entries(kinds)) {
    const email = await orderEmail({ ...input, ...over, owed: new Set(owed) });
    if (email) emails[kind] = email;
  }
  const choose_by = Temporal.Instant.from('2026-12-03T10:00:00Z').epochMilliseconds;
  const action = { choose_by, subject: 'Bring a warm jacket' } as ActionRow;
  const money = { currency: 'EUR', zone: 'Europe/Zagreb', token: 'b9d2' };
  const texts = {
    'departure cancelled': cancelledText(action, { ...money, paid: 3600 }),
    'departure cancelled, unpaid': cancelledText(action, { ...money, paid: 0 }),
    'reservation released': releasedText,
    message: messageText(action),
  };
  for (const [kind, textIn] of Object.entries(texts)) {
    const message = 'The wind turns north tomorrow.\nSee you there!';
    const about = { order, affected: [first], message, text: textIn(emailWords[language]) };
    emails[kind] = actionEmail(language, { to, shop, brand, ...about });
  }
  const url = 'https://days.example/reviews/b9d2';
  const tours = [{ title: titlePhrase(first), url }];
  const { first_name = '' } = order.main_contact_info ?? {};
  emails['review'] = reviewEmail({ settings, to, first_name, shop, brand, number: order.number, tours, language });
  return emails;
}

/** Each kind of email to sellers and their teams. */
export function sellerEmails(language: Language, guest = 'Emma Clarke'): Record<string, Email> {
  const shown = {
    id: '1',
    kind: 'booked',
    at: '2026-12-01T10:05:00Z',
    order: '0b6b6a52-6f0e-4f39-9f0e-5a1f3a7c0000',
    number: 'LF-7K3Q9X',
    lines: [{ experience: 1, title: 'Sea kayaking', date: '2026-12-10', time: '09:00:00', people: 2 }],
    amount: euros('90.00'),
    guest,
    actor: null,
    actor_kind: 'guest',
    is_seller: true,
  } as unknown as Parameters<typeof notificationEmail>[0]['shown'][number];
  const input = { to: { email: 'ivo@days.example', language }, company: shop.name, origin: 'https://days.example' };
  const request = {
    company: 'Kvarner Kayaks',
    name: guest,
    email: 'ana@kayaks.example',
    website: 'https://kayaks.example/',
    message: 'We run six boats, all year.\nMay we sell with you?',
  };
  const account = { language, company_display_name: shop.name };
  const proof = { to, url: 'https://days.example/activate/MQ/c9-4f', language };
  return {
    notification: notificationEmail({ ...input, shown: [shown] }),
    digest: digestEmail({ ...input, shown: [shown, { ...shown, number: 'LF-8B2N4M' }] }),
    supplier: partnerEmail(to, { ...request, kind: 'supplier' }, account, input.origin),
    reseller: partnerEmail(to, { ...request, kind: 'reseller', website: '' }, account, input.origin),
    activation: proofEmail('activation', proof),
    password: proofEmail('password', proof),
    'new address': proofEmail('new email', proof),
    'password changed': credentialsChangedEmail(to, 'password', language),
    'account closed': accountClosedEmail(to, shop.name, 'ivo@days.example', language),
    invitation: invitationEmail({
      to,
      origin: 'https://days.example',
      company: shop.name,
      role: 'guide',
      language,
      member_id: 3,
      token: 't0k3n',
    }),
  };
}
