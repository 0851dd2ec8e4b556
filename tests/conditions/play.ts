import { chromium } from 'playwright';
import type { Chance } from '#tests/fuzz/chance.ts';
import { browserArgs, findBrowser, findHeadlessShell } from '#tests/support/browser/browser.ts';
import { claimsOf } from './claims.ts';
import { deskClaimsOf, playDesk } from './desk.ts';
import { type Combination, isAtDesk } from './table.ts';
import { playVisitor } from './visitor.ts';
import { openWorld } from './world.ts';

export interface Verdict {
  readonly faults: readonly string[];
  /** The steps that were possible. */
  readonly steps: readonly string[];
  /** Milliseconds until the first words of each return visit. */
  readonly waits: readonly number[];
}

/** Plays one combination in a world and a browser of its own: the error page of a browser may never close. */
export async function playCombination(combination: Combination, chance: Chance, tree?: string): Promise<Verdict> {
  // Only the whole browser reports how slow the link is.
  const executablePath = combination.network === 'sparing' ? findBrowser() : findHeadlessShell();
  const server = await chromium.launchServer({ executablePath, args: browserArgs });
  const browser = await chromium.connect(server.wsEndpoint());
  const isOfDesk = isAtDesk(combination);
  const world = await openWorld(combination, {
    browser,
    chance,
    claimsOf: isOfDesk ? deskClaimsOf : claimsOf,
    ...(tree !== undefined && { tree }),
  });
  try {
    await (isOfDesk ? playDesk(world) : playVisitor(world));
  } catch (error) {
    world.faults.push(`the walk ended: ${error instanceof Error ? error.message.slice(0, 600) : String(error)}`);
  } finally {
    await server.kill();
    await world.close();
  }
  return { faults: [...new Set(world.faults)], steps: world.steps, waits: world.waits };
}
