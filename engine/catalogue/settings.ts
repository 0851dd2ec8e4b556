import type { PaymentMethod } from '#domain/contract/cart.ts';
import type { StoreInfo } from '#domain/contract/catalogue.ts';
import { type Language, languageCodes } from '#domain/contract/languages.ts';
import type { StoreSettings } from '#domain/contract/resources/stores.ts';
import { USUAL_DUE_DAYS } from '#domain/orders/balance-due.ts';
import { MANUAL, PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { paymentTexts, usualTitles, usualTypes } from '#text/payment-titles.ts';

/** The language of visitors who have chosen none. */
export function languageOfStore(settings: StoreSettings): Language {
  const languages = languagesOfStore(settings);
  const { language = 'en' } = settings;
  return languages.includes(language) ? language : (languages[0] ?? 'en');
}

/** The languages that visitors can choose (B19), in the product's order. */
export function languagesOfStore({ languages = languageCodes }: StoreSettings): readonly Language[] {
  return languageCodes.filter((it) => languages.includes(it));
}

/** The settings that visitors' devices need, if they differ from the usual: documents carry them. */
export function shownSettings(settings: StoreSettings): Pick<StoreInfo, 'languages' | 'kiosk' | 'rest_due_days'> {
  const languages = languagesOfStore(settings);
  const { idle_seconds, message, manual_payment } = settings.kiosk ?? {};
  const kiosk = {
    ...(idle_seconds !== undefined && { idle_seconds }),
    ...(message && { message }),
    ...(manual_payment === false && { manual_payment }),
  };
  return {
    ...(languages.length < languageCodes.length && { languages: [...languages] }),
    ...(restDueDays(settings) !== USUAL_DUE_DAYS && { rest_due_days: restDueDays(settings) }),
    ...(Object.keys(kiosk).length > 0 && { kiosk }),
  };
}

export function manualHoldHours({ manual_hold_hours = 24 }: StoreSettings): number {
  return manual_hold_hours;
}

export function restDueDays({ rest_due_days = USUAL_DUE_DAYS }: Pick<StoreSettings, 'rest_due_days'>): number {
  return rest_due_days;
}

/** The ways to pay a store's carts: always by card, by hand if the store allows it (P1). */
export function paymentMethodsOf(settings: StoreSettings): PaymentMethod[] {
  const byCard = { ...usual(PAYMENT_LINK), payment_types: [] };
  return settings.manual_payment ? [byCard, manualMethodOf(settings)] : [byCard];
}

/** The way in which staff take money by hand, whatever the store offers its visitors. */
export function manualMethodOf(settings: StoreSettings): PaymentMethod {
  const payment_types = manualTypesOf(settings).map((type) => {
    const { id, title, text_language } = type;
    return { id, title, ...(text_language && paymentTexts(type).title && { text_language }) };
  });
  return { ...usual(MANUAL), payment_types };
}

/** The types of manual payment with the store's instructions, which are for visitors who have ordered. */
export function manualTypesOf(settings: StoreSettings): readonly ManualType[] {
  return settings.payment_types ?? usualTypes;
}

type ManualType = NonNullable<StoreSettings['payment_types']>[number] & {
  /** The language of its texts, if it is not the answer's. */
  readonly text_language?: string;
};

function usual(id: keyof typeof usualTitles): { id: string; title: string } {
  return { id, title: usualTitles[id] };
}
