import { is } from 'superstruct';
import { OpenedPath } from '#domain/desk/push-message.ts';

/** Calls back with the path of a message of this device that was tapped while a window is open. @returns stops listening */
export function onOpenedPath(heard: (path: string) => void): () => void {
  const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
  const take = ({ data }: MessageEvent<unknown>) => void (is(data, OpenedPath) && heard(data.opened));
  serviceWorker?.addEventListener('message', take);
  return () => serviceWorker?.removeEventListener('message', take);
}
