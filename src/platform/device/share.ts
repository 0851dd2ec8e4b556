import { isIos } from '../install/install.ts';

/** The result: shared by the device's own dialog, copied to the clipboard, failed, or dropped by the visitor. */
type Shared = 'shared' | 'copied' | 'failed' | 'dropped';

/** Shares an address. Must be called during a tap, because browsers only allow it then. */
export async function shareAddress(title: string, url: string): Promise<Shared> {
  try {
    // Older browsers and most computers have no `share`: this is handled like any other failure.
    await navigator.share({ title, url });
    return 'shared';
  } catch (failure) {
    if ((failure as Error).name === 'AbortError') return 'dropped';
    return (await copyText(url)) ? 'copied' : 'failed';
  }
}

/** Copies a text to the clipboard. @returns whether it worked: a browser may have no clipboard, or refuse to write to it */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Saves a picture that was made here. Must be called during a tap. An iPhone offers to save it among the photos only if it is shared. */
export async function savePicture(name: string, picture: Blob): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (!isIos() || !navigator.canShare?.({ files })) return saveFile(name, picture.type, picture);
  try {
    await navigator.share({ files });
  } catch (failure) {
    if ((failure as Error).name !== 'AbortError') saveFile(name, picture.type, picture);
  }
}

/** Gives a file that was made here to the browser, which saves or opens it. This works without a network, too. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser may start to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
