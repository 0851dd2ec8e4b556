import { atom } from 'jotai';
import { copyText, shareAddress } from '#platform/device/share.ts';
import { ownOrigin } from '#platform/page/address.ts';
import * as words from '#words/common.ts';
import { showToastAtom } from '../toasts.ts';

/** Shares a page of the shop, by its path. A toast reports a result that the device itself does not show. */
export const sharePageAtom = atom(null, async (_get, set, { title, path }: { title: string; path: string }) => {
  const how = await shareAddress(title, `${ownOrigin()}${path}`);
  if (how === 'copied') set(showToastAtom, { kind: 'good', text: words.addressCopied });
  if (how === 'failed') set(showToastAtom, { kind: 'info', text: words.addressNotCopied });
});

/** Copies a number to the clipboard, and says so. */
export const copyNumberAtom = atom(null, async (_get, set, number: string) => {
  const isCopied = await copyText(number);
  set(
    showToastAtom,
    isCopied
      ? { kind: 'good', text: words.numberCopied(number) }
      : { kind: 'info', text: words.numberNotCopied(number) },
  );
});
