/**
 * Makes all of the page inert but one element, its ancestors and what is in it: a popover over it is modal then, as a dialog is.
 *
 * @returns makes it as it was
 */
export function inertBeside(element: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  for (let it = element; it !== document.body && it.parentElement; it = it.parentElement) {
    for (const beside of it.parentElement.children) {
      if (beside === it || !(beside instanceof HTMLElement) || beside.inert) continue;
      beside.inert = true;
      made.push(beside);
    }
  }
  return () => {
    for (const it of made) it.inert = false;
  };
}
