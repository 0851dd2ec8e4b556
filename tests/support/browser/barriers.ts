import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Accessibility problems that axe finds, a line each, by WCAG 2.0 to 2.2 at levels A and AA, and by axe's own best practices. */
export async function barriers(page: Page, { isComing = false } = {}): Promise<string[]> {
  const rules = {
    // axe has this rule off by default: the visible text of a control must be in its name (2.5.3).
    'label-content-name-mismatch': { enabled: true },
    // This rule takes a label that is scrolled out of sight in a sheet for a missing label.
    'label-title-only': { enabled: false },
    // A page that is still loading has no heading yet.
    'page-has-heading-one': { enabled: !isComing },
  };
  return found(page, { runOnly: { type: 'tag', values: tags }, rules });
}

/** Problems that depend on colours; check them in each colour scheme. */
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
