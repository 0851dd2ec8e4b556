import { isGoodNetwork, networkInformation } from './network-quality.ts';

/** Calls back once, as soon as the link is good. @returns what ends the waiting */
export function onGoodNetwork(isGood: () => void): () => void {
  const heard = () => {
    if (!isGoodNetwork()) return;
    end();
    isGood();
  };
  const end = () => {
    networkInformation()?.removeEventListener('change', heard);
    removeEventListener('online', heard);
  };
  networkInformation()?.addEventListener('change', heard);
  addEventListener('online', heard);
  heard();
  return end;
}
