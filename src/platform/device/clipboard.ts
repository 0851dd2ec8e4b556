/** Puts a text where the visitor can paste it. @returns whether it is there: a browser may have no clipboard, or not let it be written */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
