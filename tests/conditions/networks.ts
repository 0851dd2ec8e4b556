import type { CDPSession, Page } from 'playwright';
import type { Chance } from '#tests/fuzz/chance.ts';
import type { FaultProxy } from '#tests/support/browser/fault-proxy.ts';
import type { Combination } from './table.ts';

/** Milliseconds that a step may take on a network that lets it through. */
export const patience: Readonly<Record<Combination['network'], number>> = {
  good: 15_000,
  sparing: 60_000,
  silent: 12_000,
  refused: 8_000,
  portal: 8_000,
  trickle: 20_000,
  flapping: 40_000,
  cut: 12_000,
  broken: 8_000,
};

/** Whether each step must be possible on the network: others may only say why it is not. */
export const isPassable = (network: Combination['network']): boolean =>
  network === 'good' || network === 'sparing' || network === 'flapping';

/** Makes the network between the browser and the engine as the combination says. @returns makes it good again */
export async function spoil(network: Combination['network'], link: FaultProxy, chance: Chance): Promise<() => void> {
  switch (network) {
    case 'good':
    case 'sparing':
      return () => {};
    case 'silent':
      link.become('hang');
      break;
    case 'refused':
      link.cut(true);
      break;
    case 'portal':
      link.become(chance.of(['portal', 'redirect']));
      break;
    case 'trickle':
      link.become('trickle');
      break;
    case 'broken':
      link.become('broken');
      break;
    case 'cut':
      link.cutAfter(1 + chance.below(12));
      break;
    case 'flapping': {
      let isAway = true;
      link.cut(true);
      const turns = setInterval(() => link.cut((isAway = !isAway)), 2_000);
      return () => {
        clearInterval(turns);
        link.cut(false);
      };
    }
  }
  return () => {
    link.become(null);
    link.cut(false);
  };
}

/** Gives each page of a browser the slow link, and a slow processor if the device has one. */
export async function slowDown(page: Page, { network, device }: Combination): Promise<void> {
  if (network !== 'sparing' && device !== 'slow') return;
  const session: CDPSession = await page.context().newCDPSession(page);
  if (device === 'slow') await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  if (network !== 'sparing') return;
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
    connectionType: 'cellular3g',
  });
}
