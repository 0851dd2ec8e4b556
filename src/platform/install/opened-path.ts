import { is } from 'superstruct';
import { OpenedPath } from '#domain/desk/push-message.ts';

/** Hears where a tap on a message of this device leads, while a window is open. @returns what ends it */
export function onOpenedPath(heard: (path: string) => void): () => void {
  const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
  const take = ({ data }: MessageEvent<unknown>) => void (is(data, OpenedPath) && heard(data.opened));
  serviceWorker?.addEventListener('message', take);
  return () => serviceWorker?.removeEventListener('message', take);
}
