import { rm } from 'node:fs/promises';
import { aDataFolder, openShop, type Shop } from '../engine/shop.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';

/** A shop that closes and opens again at the same address with its data, also with another build. */
export interface StandingShop {
  /** The address for visitors, without a closing slash. Nothing answers there while the shop is closed. */
  readonly url: string;
  /** The engine's own address, without the proxy. */
  readonly engine: string;
  /** The proxy between visitors and the engine, with its records since the shop was last opened. */
  readonly link: FaultProxy;
  close(): Promise<void>;
  open(as?: As): Promise<void>;
  /** Closes the shop for good and deletes its data. */
  remove(): Promise<void>;
}

interface As {
  /** The project folder whose engine to start, with its closing slash. */
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
