import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/**
 * What keeps somebody out or makes it hard for them, by axe, a line each: WCAG 2.0 to 2.2 at levels A and AA, and axe's own best
 * practices.
 */
export async function barriers(page: Page, { isComing = false } = {}): Promise<string[]> {
  const rules = {
    // What one sees on a control must be in its name (2.5.3): axe holds this one back.
    'label-content-name-mismatch': { enabled: true },
    // It takes a label that is scrolled out of sight in a sheet for one that is not there.
    'label-title-only': { enabled: false },
    // A page that is on its way has no heading yet.
    'page-has-heading-one': { enabled: !isComing },
  };
  return found(page, { runOnly: { type: 'tag', values: tags }, rules });
}

/** What of it hangs on colours: to be looked at in each scheme. */
export function colourBarriers(page: Page): Promise<string[]> {
  return found(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } });
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function found(page: Page, options: Parameters<AxeBuilder['options']>[0]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ ...options, resultTypes: ['violations'] }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`),
  );
}
