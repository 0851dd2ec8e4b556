import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '#platform/device/consent.ts';
import { CONSENT_SECONDS, readConsent, recordConsent, recordIfGranted } from '#platform/device/consent.ts';
import { CLOSE_AFTER, watchConsent } from '#platform/device/watch-consent.ts';
import { ConsentDialog } from '#shop/features/consent/consent-dialog.tsx';

const events = () => (globalThis as { dataLayer?: AnalyticsEvent[] }).dataLayer ?? [];
const names = () =>
  document.cookie
    .split('; ')
    .filter(Boolean)
    .map((it) => it.split('=')[0] ?? '')
    .sort((a, b) => a.localeCompare(b));
const dialog = () => document.querySelector<HTMLDialogElement>('#consent') as HTMLDialogElement;
const choose = (name: string) => userEvent.click(within(dialog()).getByRole('button', { name, hidden: true }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  for (const name of names()) document.cookie = `${name}=; Max-Age=-9; Path=/`;
  delete (globalThis as { dataLayer?: unknown }).dataLayer;
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the consent dialog', () => {
  it('[N1] is open where no answer is, and offers three answers and the policy', () => {
    open('/');

    expect(dialog().open).toBe(true);
    expect(
      within(dialog())
        .getAllByRole('button')
        .map((it) => it.textContent),
    ).toEqual(['Allow essential', 'Allow selected', 'Allow all']);
    expect(
      within(dialog())
        .getByRole('link', { name: /^More info/ })
        .getAttribute('href'),
    ).toBe('/cookie-policy');
  });

  it('[N1a] stays closed on the policy, and opens on the way from it', () => {
    open('/cookie-policy');
    expect(dialog().open).toBe(false);

    history.pushState(null, '', '/');
    dispatchEvent(new Event('pushState'));

    expect(dialog().open).toBe(true);
  });

  it('[N1b] lies over no kiosk that starts, before its page knows that it is one', () => {
    open('/?kiosk&language=');
    expect(dialog().open).toBe(false);

    history.pushState(null, '', '/?kiosk=on');
    dispatchEvent(new Event('pushState'));

    expect(dialog().open).toBe(true);
  });

  it('[N1] lies over no page of a kiosk, at whichever address it starts', () => {
    localStorage.setItem('kiosk', '1');
    open('/');

    expect(dialog().open).toBe(false);

    history.pushState(null, '', '/?page=2');
    dispatchEvent(new Event('pushState'));
    expect(dialog().open).toBe(false);
  });

  it('[N1a] lies over no choice of a guest whose departure was cancelled, but over their other pages', () => {
    open('/orders/editor/7/booking/8?choice=secret');
    expect(dialog().open).toBe(false);
    expect(readConsent()).toBeNull();

    history.pushState(null, '', '/orders/editor/7/booking/8');
    dispatchEvent(new Event('pushState'));

    expect(dialog().open).toBe(true);
  });

  it('[N1] stays when Escape would leave it without an answer', () => {
    open('/');

    const escape = new Event('cancel', { cancelable: true });
    dialog().dispatchEvent(escape);

    expect(escape.defaultPrevented).toBe(true);
  });

  it('[N2, N4] has Essential on for good and the others off', () => {
    open('/');

    const [essential, ...others] = screen.getAllByRole<HTMLInputElement>('switch', { hidden: true });
    expect([essential?.checked, essential?.disabled]).toEqual([true, true]);
    expect(others.map((it) => [it.name, it.checked, it.disabled])).toEqual([
      ['preferences', false, false],
      ['statistics', false, false],
      ['marketing', false, false],
    ]);
  });

  it.each([
    ['Allow all', ['preferences', 'statistics', 'marketing']],
    ['Allow selected', ['statistics']],
    ['Allow essential', []],
  ])('[N3] keeps the answer %s and closes 500 ms later', async (answer, granted) => {
    open('/');
    await userEvent.click(screen.getByRole('switch', { name: /Statistics/ }));

    await choose(answer);

    expect(readConsent()).toEqual(granted);
    expect(names()).toEqual(['consent', ...granted.map((it) => `consent_${it}`).sort((a, b) => a.localeCompare(b))]);
    vi.advanceTimersByTime(CLOSE_AFTER - 60);
    expect(dialog().open).toBe(true);
    vi.advanceTimersByTime(60);
    expect(dialog().open).toBe(false);
    expect([CLOSE_AFTER, CONSENT_SECONDS]).toEqual([500, 604_800]);
  });

  it('[N4] keeps and records nothing before the answer', () => {
    open('/');

    expect([names(), events()]).toEqual([[], []]);
  });

  it('[W11] takes an answer for the page where the browser keeps no cookies', async () => {
    open('/', () => undefined);

    await choose('Allow selected');
    vi.advanceTimersByTime(CLOSE_AFTER);
    expect(dialog().open).toBe(false);
    history.pushState(null, '', '/?page=2');
    dispatchEvent(new Event('pushState'));

    expect(dialog().open).toBe(false);
  });

  it('[N4] opens again on request, with the answer that was given', async () => {
    recordConsent(['marketing']);
    open('/');
    expect(dialog().open).toBe(false);

    await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));

    expect(dialog().open).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /Marketing/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /Statistics/ }).checked).toBe(false);
  });
});

describe('analytics', () => {
  it('[N3, N5] always records the choice itself', () => {
    recordConsent(['statistics']);

    expect(events()).toEqual([{ event: 'consent_choice', preferences: false, statistics: true, marketing: false }]);
  });

  it('[N5] records every other event only for a category that was granted', async () => {
    recordIfGranted('statistics', { event: 'page_view' });
    expect(events()).toEqual([]);

    recordConsent(['statistics']);
    await settled(['statistics']);
    recordIfGranted('statistics', { event: 'page_view' });
    recordIfGranted('marketing', { event: 'campaign' });
    expect(events().map(({ event }) => event)).toEqual(['consent_choice', 'page_view']);

    recordConsent([]);
    await settled([]);
    recordIfGranted('statistics', { event: 'page_view' });
    expect(events().map(({ event }) => event)).toEqual(['consent_choice', 'page_view', 'consent_choice']);
  });
});

/** Waits for the answer, because in happy-dom an expired cookie disappears a little late. */
const settled = (granted: string[]) => vi.waitFor(() => expect(readConsent()).toEqual(granted));

/** Renders the closed dialog, as a document has it, beside a footer button that opens it. */
function open(address: string, record = recordConsent): void {
  history.replaceState(null, '', address);
  render(
    <>
      <ConsentDialog policyHref="/cookie-policy" back={address} />
      <button type="button" data-opens-consent="">
        Cookie settings
      </button>
    </>,
  );
  watchConsent(record);
}
