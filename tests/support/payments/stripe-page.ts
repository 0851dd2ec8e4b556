import { type Form, valueAt } from './stripe-form.ts';
import type { CheckoutSession } from './stripe-session.ts';

interface Shown {
  status: number;
  html: string;
  /** The address to which the page redirects. */
  location?: string;
}

interface Bank {
  find(id: string): CheckoutSession;
  pay(id: string, card: 'good' | 'declined' | 'slow'): void;
}

/** Stripe's card page as a browser gets it, for /c/pay/{id}: it pays, declines, or leads back. */
export function stripePage(
  bank: Bank,
  { method, path, form }: { method: string; path: string; form: Form },
): Shown | null {
  const [, id] = /^\/c\/pay\/(\w+)$/.exec(path) ?? [];
  if (id === undefined) return null;
  const session = bank.find(id);
  if (session.status !== 'open') return { status: 200, html: page('This page is over', '') };
  if (method !== 'POST') return { status: 200, html: formHtml(session) };

  const card = valueAt(form, 'card');
  bank.pay(id, card === 'declined' || card === 'slow' ? card : 'good');
  if (card === 'declined')
    return {
      status: 200,
      html: formHtml(session, '<p role="alert">Your card was declined. Try a different card.</p>'),
    };
  return { status: 303, html: '', location: session.success_url };
}

function formHtml({ amount_total, currency, cancel_url }: CheckoutSession, message = ''): string {
  const body = `${message}<form method="post">
    <button name="card" value="good">Pay</button>
    <button name="card" value="declined">Pay with a card that is declined</button>
    <button name="card" value="slow">Pay slowly</button>
  </form><a href="${cancel_url.replaceAll('&', '&amp;')}">Back</a>`;
  return page(`Pay ${amount_total / 100} ${currency.toUpperCase()}`, body);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Stripe</title><h1>${title}</h1>${body}</html>`;
}
