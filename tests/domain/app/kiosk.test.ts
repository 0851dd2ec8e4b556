import { describe, expect, it } from 'vitest';
import type { Kiosk } from '#domain/app/kiosk.ts';
import { ANSWER_WITHIN, ASK_AFTER, kioskAfter, kioskInAddress, kioskOpened, withoutKiosk } from '#domain/app/kiosk.ts';
import { afterRight, afterTry, isPin, newPinProblem, secondsToWait, storedPin } from '#domain/app/kiosk-pin.ts';

const T = 1_800_000_000_000;
const visit: Kiosk = { at: 'visit', touched_at: T };
const asking = (secondsLeft: number): Kiosk => ({ at: 'asking', touched_at: T, secondsLeft });
const tick = (kiosk: Kiosk, now: number) => kioskAfter(kiosk, { kind: 'tick', now });
const touch = (kiosk: Kiosk, now: number) => kioskAfter(kiosk, { kind: 'touch', now });

describe('a visit', () => {
  it('[X2] is asked about after 90 s without a touch, to the millisecond', () => {
    expect(tick(visit, T + 89_999)).toEqual(visit);
    expect(tick(visit, T + 90_000)).toEqual(asking(30));
  });

  it('[B19, X2] is asked about after the seconds that its store has set', () => {
    const after = (now: number) => kioskAfter(visit, { kind: 'tick', now }, 45_000);

    expect(after(T + 44_999)).toEqual(visit);
    expect(after(T + 45_000)).toEqual(asking(30));
    expect(kioskOpened(T, T + 75_000, 45_000)).toEqual({ at: 'wiping' });
  });

  it('[X2] counts down 30 s and is over then, to the millisecond', () => {
    expect(tick(asking(30), T + 90_001)).toEqual(asking(30));
    expect(tick(asking(30), T + 91_000)).toEqual(asking(29));
    expect(tick(asking(2), T + 119_999)).toEqual(asking(1));
    expect(tick(asking(1), T + 120_000)).toEqual({ at: 'wiping' });
  });

  it('[X2] goes on at a touch, until its very end', () => {
    expect(touch(visit, T + 5)).toEqual({ at: 'visit', touched_at: T + 5 });
    expect(touch(asking(1), T + 119_999)).toEqual({ at: 'visit', touched_at: T + 119_999 });
  });

  it('[X2] is not gone on with by a touch that comes after its end: a tablet slept, and it is somebody else', () => {
    expect(touch(visit, T + 120_000)).toEqual({ at: 'wiping' });
    expect(touch(asking(1), T + 3_600_000)).toEqual({ at: 'wiping' });
  });

  it('[X2] begins its time anew where the device’s clock was set back', () => {
    const back = tick(visit, T - 3_600_000);

    expect(back).toEqual({ at: 'visit', touched_at: T - 3_600_000 });
    expect(tick(back, T - 3_600_000 + ASK_AFTER + ANSWER_WITHIN)).toEqual({ at: 'wiping' });
  });

  it('[X2, X3] ends when its visitor is done', () => {
    expect(kioskAfter(visit, { kind: 'end' })).toEqual({ at: 'wiping' });
    expect(kioskAfter(asking(7), { kind: 'end' })).toEqual({ at: 'wiping' });
  });

  it('[X2] stays the same value as long as nothing changes', () => {
    expect(tick(visit, T + 1)).toBe(visit);
  });
});

describe('a kiosk that waits', () => {
  it('[X2] begins a visit only when it is asked to, and never ends by time', () => {
    const waiting: Kiosk = { at: 'attract' };

    expect(tick(waiting, T + 86_400_000)).toBe(waiting);
    expect(touch(waiting, T)).toBe(waiting);
    expect(kioskAfter(waiting, { kind: 'begin', now: T })).toEqual(visit);
  });

  it('[X2] lets nothing in while it wipes', () => {
    const wiping: Kiosk = { at: 'wiping' };

    expect(touch(wiping, T)).toBe(wiping);
    expect(kioskAfter(wiping, { kind: 'begin', now: T })).toBe(wiping);
  });
});

describe('a kiosk whose page is opened anew', () => {
  it('[X1, X2a] goes on with a visit that was just reloaded', () => {
    expect(kioskOpened(T, T + 5_000)).toEqual(visit);
    expect(kioskOpened(T, T + 100_000)).toEqual(asking(20));
  });

  it('[X1, X2a] wipes what a visit has left that nobody ended', () => {
    expect(kioskOpened(T, T + 120_000)).toEqual({ at: 'wiping' });
    expect(kioskOpened(null, T)).toEqual({ at: 'wiping' });
  });

  it('[X1] waits on where it waited', () => {
    expect(kioskOpened('attract', T)).toEqual({ at: 'attract' });
  });
});

describe('an address', () => {
  it.each([
    ['?kiosk=on', 'on'],
    ['?page=2&kiosk=off', 'off'],
    ['?kiosk', null],
    ['?kiosk=yes', null],
    ['', null],
  ])('[X1] %s asks for %s', (search, text) => {
    expect(kioskInAddress(search)).toBe(text);
  });

  it('[X1] is without the selection when that is settled', () => {
    expect(withoutKiosk('?category=sea&kiosk=on')).toBe('?category=sea');
    expect(withoutKiosk('?kiosk=off')).toBe('');
  });
});

describe('a PIN', () => {
  it.each([
    ['1234', true],
    ['12345678', true],
    ['123', false],
    ['123456789', false],
    ['12a4', false],
    [' 1234', false],
    ['', false],
  ])('[X1a] %j is one: %s', (text, is) => {
    expect(isPin(text)).toBe(is);
  });

  it('[X1a] is entered twice', () => {
    expect(newPinProblem('2468', '2468')).toBeNull();
    expect(newPinProblem('2468', '2469')).toBe('differs');
    expect(newPinProblem('24', '24')).toBe('no_pin');
  });

  const pin = { v: 1 as const, salt: 'ab', hash: 'cd', iterations: 1, wrong: 0, wrong_at: null };

  it('[X1a] is waited for longer after each wrong try, up to a quarter of an hour', () => {
    const waits: number[] = [];
    let now = pin as ReturnType<typeof afterTry>;
    for (let n = 0; n < 12; n++) {
      now = afterTry(now, T);
      waits.push(secondsToWait(now, T));
    }

    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('[X1a] may be tried again at the very millisecond, and at once after a right one', () => {
    const wrong = afterTry(afterTry(pin, T), T);

    expect(secondsToWait(wrong, T + 3_999)).toBe(1);
    expect(secondsToWait(wrong, T + 4_000)).toBe(0);
    expect(secondsToWait(afterRight(wrong), T)).toBe(0);
  });

  it('[X1a] is waited for no longer where the device’s clock was set back', () => {
    expect(secondsToWait(afterTry(pin, T), T - 86_400_000)).toBe(2);
  });

  it('[X1a] is not read from what is none', () => {
    expect(storedPin(pin)).toEqual(pin);
    expect(storedPin({ ...pin, hash: undefined })).toBeNull();
    expect(storedPin(undefined)).toBeNull();
  });
});
