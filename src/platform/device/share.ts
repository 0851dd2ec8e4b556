import { isIos } from '../install/install.ts';

/** How it was passed on: by the device's own means, as an address on the clipboard, not at all, or the visitor thought better of it. */
type Shared = 'shared' | 'copied' | 'failed' | 'dropped';

/** Passes an address on. To be called within a tap: browsers allow it only there. */
export async function shareAddress(title: string, url: string): Promise<Shared> {
  try {
    // Older browsers, and most on a desk, have none: that is a failure like any other.
    await navigator.share({ title, url });
    return 'shared';
  } catch (failure) {
    if ((failure as Error).name === 'AbortError') return 'dropped';
    return (await copyText(url)) ? 'copied' : 'failed';
  }
}

/** Puts a text where the visitor can paste it. @returns whether it is there: a browser may have no clipboard, or not let it be written */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Saves a picture that was made here. To be called within a tap. An iPhone offers to save it among the photos only where it is shared. */
export async function savePicture(name: string, picture: Blob): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (!isIos() || !navigator.canShare?.({ files })) return saveFile(name, picture.type, picture);
  try {
    await navigator.share({ files });
  } catch (failure) {
    if ((failure as Error).name !== 'AbortError') saveFile(name, picture.type, picture);
  }
}

/** Hands a file that was made here to the browser, which saves or opens it; without a network too. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser may begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
