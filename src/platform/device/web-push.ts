import { isIos } from '../install/install.ts';

/** Whether this browser can show messages: `blocked` by its user; `install` on iOS, where the desk must be installed first. */
export type PushSupport = 'ready' | 'blocked' | 'install' | 'unsupported';

export function pushSupport(): PushSupport {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isAble) return isIos() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

async function managerHere(): Promise<PushManager | null> {
  return (await navigator.serviceWorker.getRegistration('/desk/'))?.pushManager ?? null;
}

/** Whether this browser is subscribed to messages signed with this key (base64url). */
export async function isSubscribed(publicKey: string): Promise<boolean> {
  const subscription = await (await managerHere())?.getSubscription().catch(() => null);
  return subscription !== null && subscription !== undefined && keyOf(subscription) === publicKey;
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  return applicationServerKey
    ? new Uint8Array(applicationServerKey).toBase64({ alphabet: 'base64url', omitPadding: true })
    : '';
}

export interface WebPushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Asks the user, and subscribes. A subscription for another key ends first. @returns null if the user or the browser refuses */
export async function subscribe(publicKey: string): Promise<WebPushSubscription | null> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const manager = await managerHere();
    const before = await manager?.getSubscription();
    if (before && keyOf(before) !== publicKey) await before.unsubscribe();
    const made = await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made?.toJSON() ?? {};
    return endpoint === '' ? null : { endpoint, keys: { p256dh, auth } };
  } catch {
    return null;
  }
}

export async function unsubscribe(): Promise<void> {
  const subscription = await (await managerHere())?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}
