/** The addresses of the visible links in the page's main part, in their order: addresses within the shop, each once. */
export function linksInView(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  return [...new Set(links.map(({ pathname, search }) => pathname + search))];
}
