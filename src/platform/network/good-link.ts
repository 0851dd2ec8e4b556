import { browserLink, isGoodLink } from './network-quality.ts';

/** Calls back once, as soon as the link is good. @returns what ends the waiting */
export function onGoodLink(isGood: () => void): () => void {
  const heard = () => {
    if (!isGoodLink()) return;
    end();
    isGood();
  };
  const end = () => {
    browserLink()?.removeEventListener('change', heard);
    removeEventListener('online', heard);
  };
  browserLink()?.addEventListener('change', heard);
  addEventListener('online', heard);
  heard();
  return end;
}
