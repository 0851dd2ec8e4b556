import { rm } from 'node:fs/promises';
import { aDataFolder, openShop, type Shop } from '../engine/shop.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';

/** A shop that closes and opens again at the same address, with all that it knew: by another build too. */
export interface StandingShop {
  /** Where visitors find it, without a closing slash; while it is closed nobody answers there. */
  readonly url: string;
  /** The engine's own address, past the link. */
  readonly engine: string;
  /** What lies between visitors and the engine, and what has passed since it was last opened. */
  readonly link: FaultProxy;
  close(): Promise<void>;
  open(as?: As): Promise<void>;
  /** Closes it for good. */
  remove(): Promise<void>;
}

interface As {
  /** Folder of the project as it is now, with its closing slash. */
  tree?: string;
  env?: Record<string, string>;
}

export async function openStandingShop(): Promise<StandingShop> {
  const dataDir = await aDataFolder();
  let shop: Shop = await openShop({ dataDir });
  let link = await openFaultProxy(shop.url);
  const { url } = link;
  let isOpen = true;

  async function close(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    await link.stop();
    await shop.stop();
  }

  return {
    url,
    get engine() {
      return shop.url;
    },
    get link() {
      return link;
    },
    close,
    async open(as = {}) {
      await close();
      shop = await openShop({ dataDir, ...as });
      link = await openFaultProxy(shop.url, Number(new URL(url).port));
      isOpen = true;
    },
    async remove() {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
