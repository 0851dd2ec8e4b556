/** Where the links lead that stand in view in the page's main part, in their order: addresses within the shop, each once. */
export function linksInView(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')];
  return [...new Set(links.filter(isInView).map(({ pathname, search }) => pathname + search))];
}

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
