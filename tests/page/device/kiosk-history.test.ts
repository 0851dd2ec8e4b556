import { expect, it, vi } from 'vitest';
import { replaceEntries } from '#platform/kiosk/kiosk.ts';
import { pushOverlay } from '#ui/overlays/overlay-history.ts';

it('[X2, S13] closes a dialog of a kiosk without a step back, if each address replaces the one before', () => {
  vi.useFakeTimers();
  const go = vi.spyOn(history, 'go').mockImplementation(() => {});
  history.replaceState({ step: 0 }, '', '/bookings/checkout-editor?step=2');
  const end = replaceEntries();

  pushOverlay(() => {})();
  vi.runAllTimers();

  expect(go).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/bookings/checkout-editor');
  end();
  vi.useRealTimers();
});
