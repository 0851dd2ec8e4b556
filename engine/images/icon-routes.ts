import { notFoundError, orNotFound } from '../base/errors.ts';
import { ICON_PATH, iconKey, isIconForm } from '../catalogue/icons/app-icon.ts';
import type { Context } from '../context.ts';
import { etagOf, knows } from '../http/headers.ts';
import { type Route, rawRoute } from '../http/route.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK = 'no-cache';

/**
 * The icons of the stores' apps (B19), at any host, because the office shows icons of shops at other hosts. An old address answers with the
 * current icon, because an installed app still requests it.
 */
export function appIconRoutes({ catalogue, pictures, now }: Context): Route[] {
  return [
    rawRoute('GET', '/app-icons/{name}/', async ({ url, request }) => {
      const [, store, key, form = ''] = ICON_PATH.exec(url.pathname) ?? [];
      if (store === undefined || !isIconForm(form)) throw notFoundError();
      const storefront = orNotFound(await catalogue.of(Number(store), now()));
      const { icon } = storefront;
      const png = await pictures.takeIcon(Number(store), icon, form);
      const bytes = form === 'tab' ? Buffer.from(tabIcon(png)) : png;
      const etag = etagOf(bytes);
      const headers = {
        'content-type': form === 'tab' ? 'image/svg+xml' : 'image/png',
        'cache-control': key === iconKey(icon) ? FOR_EVER : ASK,
        'cross-origin-resource-policy': 'cross-origin',
        etag,
      };
      if (knows(request.headers, etag)) return new Response(null, { status: 304, headers });
      return new Response(new Uint8Array(bytes), {
        headers: { ...headers, 'content-length': String(bytes.byteLength) },
      });
    }),
  ];
}

/** An SVG, in which the page can write the number of the cart's lines (S11). */
function tabIcon(png: Uint8Array): string {
  const data = Buffer.from(png).toString('base64');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><clipPath id="a"><rect width="64" height="64" rx="14"/></clipPath>' +
    `<image width="64" height="64" clip-path="url(#a)" href="data:image/png;base64,${data}"/></svg>`
  );
}
