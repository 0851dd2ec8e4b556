import { describe, expect, it } from 'vitest';
import { deskHref, viewAt } from '#desk/state/views.ts';

const report = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('an address of the desk', () => {
  it.each([
    [deskHref.day(), { page: 'day', date: null }],
    [deskHref.day('2026-12-01'), { page: 'day', date: '2026-12-01' }],
    [deskHref.departure(7), { page: 'departure', id: 7 }],
    [deskHref.scan(), { page: 'scan', departure: null }],
    [deskHref.sell(7), { page: 'sell', departure: 7 }],
    [deskHref.drawer(), { page: 'drawer' }],
    [deskHref.booking('LF-8W8AK5'), { page: 'booking', number: 'LF-8W8AK5' }],
    [deskHref.wholeDeparture(7), { page: 'whole-departure', id: 7 }],
    [deskHref.departureReport(report), { page: 'departure-report', id: report }],
    [deskHref.notifications('preferences'), { page: 'notifications', part: 'preferences' }],
    [deskHref.tour('new'), { page: 'tour', id: 'new', section: null }],
    [deskHref.tour(7, 'prices'), { page: 'tour', id: 7, section: 'prices' }],
    [deskHref.settings(), { page: 'settings', part: null, id: null }],
    [deskHref.settings('stores', 'new'), { page: 'settings', part: 'stores', id: 'new' }],
    [deskHref.settings('legal', 3), { page: 'settings', part: 'legal', id: 3 }],
    ['//more/', { page: 'more' }],
  ])('[B9] %s leads to its screen', (path, view) => {
    expect(viewAt(path)).toEqual(view);
  });

  it.each([
    '/x',
    '/departure/07',
    '/day/tomorrow',
    '/tours/new/prices',
    '/settings/legal',
    '/settings/company/3',
    '/bookings/1',
  ])('[B9] %s leads nowhere', (path) => {
    expect(viewAt(path)).toEqual({ page: 'not-found' });
  });
});
