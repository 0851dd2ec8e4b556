/** The readings of a hand scanner's keys: by the keyboard layout of this device, and by the layout of an American keyboard. */
export type Readings = readonly [byLayout: string, byPosition: string];

/**
 * Calls back with the text that a hand scanner types: keys less than 50 ms apart (150 ms in a voucher's text), ended by Enter or Tab. The keys go to
 * the element with the focus. Therefore a text field gets its earlier text back, no form is submitted, and a space presses no button or switch.
 *
 * @returns stops listening
 */
export function onHandScan(heard: (readings: Readings) => void): () => void {
  let burst: Burst | null = null;
  let isSpaceHeld = false;
  const swallow = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };

  const onKey = (event: KeyboardEvent) => {
    const { key, timeStamp, ctrlKey, altKey, metaKey } = event;
    if (burst && timeStamp - burst.at >= longestPause(burst)) burst = null;
    if (key === 'Enter' || key === 'Tab') {
      const ended = burst;
      burst = null;
      if (!ended || ended.byPosition.length < FEWEST_KEYS) return;
      swallow(event);
      ended.restore();
      heard([ended.byLayout, ended.byPosition]);
    } else if (ctrlKey || altKey || metaKey) burst = null;
    else if (key === 'Dead' || key.length === 1) {
      if (key === ' ') isSpaceHeld = burst !== null && !isTextField(event.target);
      if (key === ' ' && isSpaceHeld) swallow(event);
      burst ??= { at: timeStamp, byLayout: '', byPosition: '', restore: restoreOf(event.target) };
      burst.at = timeStamp;
      if (key !== 'Dead') burst.byLayout += key;
      burst.byPosition += positionOf(event);
    }
  };
  // A space presses a button when the key is released.
  const onKeyUp = (event: KeyboardEvent) => {
    if (!isSpaceHeld || event.key !== ' ') return;
    isSpaceHeld = false;
    swallow(event);
  };
  const life = new AbortController();
  addEventListener('keydown', onKey, { capture: true, signal: life.signal });
  addEventListener('keyup', onKeyUp, { capture: true, signal: life.signal });
  return () => life.abort();
}

interface Burst {
  at: number;
  byLayout: string;
  byPosition: string;
  restore: () => void;
}

/** A run of this many keys with pauses of less than 50 ms is too fast for a person. */
const FEWEST_KEYS = 6;

/** A voucher's text may come more slowly: Bluetooth scanners pause between keys, and slow tablets report them late. */
function longestPause({ byPosition }: Burst): number {
  return 'LF'.startsWith(byPosition.slice(0, 2)) ? 150 : 50;
}

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio';
  return target instanceof HTMLTextAreaElement;
}

/** Restores the text of a text field. React only notices a value that is set by the prototype's setter and followed by an event. */
function restoreOf(target: EventTarget | null): () => void {
  if (!(target instanceof HTMLInputElement)) return () => undefined;
  const { value } = target;
  return () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, value);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** The character of a key on an American keyboard. Hand scanners type as on such a keyboard, whatever the layout of the device. */
function positionOf({ code, key, shiftKey }: KeyboardEvent): string {
  const sign = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1];
  if (sign && !(shiftKey && code.startsWith('Digit'))) return sign;
  return (shiftKey ? shifted[code] : unshifted[code]) ?? key;
}

/** The characters of base45 and of printed codes. Vouchers have no others. */
const unshifted: Readonly<Record<string, string>> = { Minus: '-', Period: '.', Slash: '/', Space: ' ' };
const shifted: Readonly<Record<string, string>> = {
  Semicolon: ':',
  Equal: '+',
  Digit4: '$',
  Digit5: '%',
  Digit8: '*',
  Space: ' ',
};
