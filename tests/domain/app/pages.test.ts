import { describe, expect, it } from 'vitest';
import { wholeListing } from '#domain/app/filters.ts';
import { lazyHref } from '#domain/app/lazy-href.ts';
import { hrefTo, pageAt, pageNameAt, pages, resourcesOf } from '#domain/app/pages.ts';
import { aStoreInfo } from '#tests/support/stores/store-info.ts';

const facts = { store: aStoreInfo(), today: '2026-11-20' };
const at = (address: string) => {
  const url = new URL(address, 'http://shop.test');
  return pageAt(url.pathname, url.searchParams, facts);
};

describe('pages', () => {
  it.each([
    ['/', { page: 'home', listing: wholeListing }],
    ['/?category=sea&page=2', { page: 'home', listing: { ...wholeListing, category: 'sea', page: 2 } }],
    ['/experiences/blue-cave', { page: 'experience', id: 'blue-cave', editCartItem: null }],
    ['/experiences/12/?editCartItem=ab', { page: 'experience', id: '12', editCartItem: 'ab' }],
    ['/orders/editor/o1/booking/l1', { page: 'order', orderId: 'o1', lineId: 'l1', pays: false }],
    ['/success?session_id=s1', { page: 'success', sessionId: 's1' }],
    ['/success', { page: 'success', sessionId: null }],
    ['/bookings/overview', { page: 'overview' }],
    ['/cookie-policy', { page: 'cookie-policy' }],
    ['/nowhere', { page: 'not-found' }],
    ['/experiences/%E0%A4%A', { page: 'not-found' }],
    ['/experiences/', { page: 'not-found' }],
    ['/*', { page: 'not-found' }],
  ])('[P6, E1] %s is read for its page', (address, view) => {
    expect(at(address)).toEqual(view);
  });

  it.each([
    '/experiences/walk.',
    '/experiences/walk),',
    '/experiences/walk%E2%80%A6',
    '/experiences/walk%22%3E',
    '/experiences/walk%20',
    '/experiences/walk%E2%80%8B',
    '/experiences/walk/)',
  ])('[E1] %s is read without the signs at its end', (address) => {
    expect(at(address)).toEqual({ page: 'experience', id: 'walk', editCartItem: null });
  });

  it('[P6] an address of any page is read without the signs at its end', () => {
    expect(['/).', '/cookie-policy,', '/orders/editor/o1/booking/l1>'].map((it) => at(it).page)).toEqual([
      'home',
      'cookie-policy',
      'order',
    ]);
  });

  it.each([
    ['', 0, false],
    ['?step=0', 0, false],
    ['?step=1', 1, false],
    ['?step=2', 2, false],
    ['?step=', 0, true],
    ['?step=3', 0, true],
    ['?step=-1', 0, true],
    ['?step=1.5', 0, true],
    ['?step=01', 0, true],
    ['?step=two', 0, true],
  ])('[K2] /bookings/checkout-editor%s is step %i, rejected: %s', (query, step, rejected) => {
    expect(at(`/bookings/checkout-editor${query}`)).toEqual({ page: 'checkout', step, rejected });
  });

  it('[E1] an address made for a page leads to that page', () => {
    expect(at(hrefTo.experience('blue cave/ć', 'l 1'))).toEqual({
      page: 'experience',
      id: 'blue cave/ć',
      editCartItem: 'l 1',
    });
    expect(at(hrefTo.order('o', 'l'))).toEqual({ page: 'order', orderId: 'o', lineId: 'l', pays: false });
    expect(at(lazyHref.payOrder('o', 'l'))).toEqual({ page: 'order', orderId: 'o', lineId: 'l', pays: true });
    expect(at(hrefTo.checkout(2))).toEqual({ page: 'checkout', step: 2, rejected: false });
    expect(at(lazyHref.success('s'))).toEqual({ page: 'success', sessionId: 's' });
  });

  it('[L2] the reads of a view are the store and what the page shows, named by their addresses', () => {
    expect(resourcesOf(at('/?category=sea&dateFrom=2026-12-01')).map(({ key }) => key)).toEqual([
      '/api/webstores/',
      '/api/webstores/experiences/?category=sea&date_from=2026-12-01&page_size=12',
    ]);
    expect(resourcesOf(at('/experiences/blue-cave')).map(({ key }) => key)).toEqual([
      '/api/webstores/',
      '/api/webstores/experiences/blue-cave/',
    ]);
  });

  it('[P15] what is private is never rendered by the engine', () => {
    const onTheDevice = Object.entries(pages).filter(([, page]) => !page.rendered);

    expect(onTheDevice.map(([name]) => name)).toEqual([
      'checkout',
      'overview',
      'wishlist',
      'order',
      'success',
      'review',
    ]);
    expect(pageNameAt('/orders/editor/o1/booking/l1')).toBe('order');
  });
});
