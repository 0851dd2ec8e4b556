/** Keys that follow each other faster than this come from a hand scanner, or from a key that is held. */
const FASTEST_MILLISECONDS = 50;
/** The second key of a pair comes within this time. */
const PAIR_MILLISECONDS = 2_000;

/**
 * Calls back with keys that act alone, and with pairs that begin with `g`: `n`, `/`, `g t`. Keys typed into a field or a list, keys of a hand
 * scanner, keys with a modifier, and keys while a dialog is open do not count.
 *
 * @param act  returns whether it has handled the keys
 * @returns stops listening
 */
export function onSingleKeys(act: (keys: string) => boolean): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let pairBegan = Number.NEGATIVE_INFINITY;

  const onKey = (event: KeyboardEvent) => {
    const { key, timeStamp, ctrlKey, altKey, metaKey } = event;
    if (key === 'Shift') return;
    const isTooFast = timeStamp - last < FASTEST_MILLISECONDS;
    const isSecond = timeStamp - pairBegan < PAIR_MILLISECONDS;
    last = timeStamp;
    pairBegan = Number.NEGATIVE_INFINITY;
    if (event.defaultPrevented || isTooFast || ctrlKey || altKey || metaKey || event.isComposing) return;
    if (isTaken(event.target)) return;
    if (key === 'g' && !isSecond) pairBegan = timeStamp;
    else if (act(isSecond ? `g ${key}` : key)) event.preventDefault();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/** Whether keys belong to the focused element or to a dialog. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role="dialog"], [role="listbox"]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  const isToggle = target.matches('input:is([type="radio"], [type="checkbox"], [type="button"])');
  return target.isContentEditable || (!isToggle && target.matches('input, textarea, select, [role="textbox"]'));
}
