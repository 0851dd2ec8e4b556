import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScanPage } from '#desk/counter/scan/scan-page.tsx';
import type { ScanInput, ScanSettings } from '#desk/counter/scan/use-scans.ts';
import type { DeskDeparture, DeskGuest, KnownEntry } from '#domain/contract/desk.ts';
import { applyEntries } from '#domain/desk/log.ts';

const sounds = vi.hoisted(() => vi.fn());
const reader = vi.hoisted(() => ({ read: vi.fn(async (): Promise<string | null> => null), close: vi.fn() }));
vi.mock('#platform/device/code-reader.ts', () => ({ openCodeReader: async () => reader }));
vi.mock('#platform/device/scan-sound.ts', () => ({ playScanSound: sounds }));

const now = Temporal.Instant.from('2026-12-01T08:50:00Z');
const NUMBER = 'LF-ABC234-1';
const CODE = `${NUMBER}-ABCDEFGHJKLMNPQRSTUV`;

const guestOf = (more: Partial<DeskGuest> = {}): DeskGuest => ({
  number: NUMBER,
  code: '',
  status: 'booked',
  first_name: 'Iva',
  last_name: 'Marić',
  email: '',
  phone: '',
  party: [
    { title: 'Adult', people: 4 },
    { title: 'Child', people: 3 },
  ],
  names: [],
  pickup: null,
  extras: [],
  answers: [{ title: 'Shoe size', value: '42' }],
  paid: '90.00',
  due: '0.00',
  note: '',
  staff_note: 'Needs a ramp',
  ...more,
});

const single = guestOf({
  number: 'LF-XYZ789-1',
  first_name: 'Luka',
  last_name: 'Đurić',
  party: [{ title: 'Adult', people: 1 }],
});
const owing = guestOf({ number: 'LF-XYZ789-2', last_name: 'Babić', due: '12.50' });

const departureOf = (guests: DeskGuest[]): DeskDeparture => ({
  id: 1,
  version: 'v',
  experience: 1,
  title: 'Blue Cave',
  date: '2026-12-01',
  time: '10:00:00',
  start_time_id: 1,
  starts_at: '2026-12-01T09:00:00Z',
  time_zone: 'Europe/Zagreb',
  currency: 'EUR',
  capacity: 20,
  sold: 15,
  held: 0,
  is_closed: false,
  note: '',
  guide: '',
  guests,
  log: [],
});

let written: KnownEntry[] = [];
const close = vi.fn();
const openGuest = vi.fn();
let canTakePayment = true;

interface Props {
  first: ScanSettings;
  readVoucher: ScanInput['readVoucher'];
  /** The time that storing an entry takes. */
  storing: () => Promise<void>;
}

/** The page with a desk that applies its entries, as the desk's state does. */
function Desk({ first, readVoucher, storing }: Props) {
  const [entries, setEntries] = useState<readonly KnownEntry[]>([]);
  const [settings, setSettings] = useState(first);
  const write = (more: Partial<KnownEntry>) => {
    const id = `00000000-0000-4000-8000-00000000000${written.length}`;
    const entry = { id, kind: 'admit', at: now.toString(), who: 'Ana', device: { id: 1, name: 'Gate' }, ...more };
    written.push(entry);
    setEntries([...written]);
    return id;
  };
  return (
    <ScanPage
      desk={{
        departures: applyEntries([departureOf([guestOf(), single, owing])], entries),
        entries,
        as_of: '2026-12-01T08:45:00Z',
        departure: 1,
        time_zone: 'Europe/Zagreb',
      }}
      now={() => now}
      settings={settings}
      readVoucher={readVoucher}
      onAdmit={async (admission) => {
        const id = write(admission);
        await storing();
        return id;
      }}
      onUndo={(of, line) => write({ kind: 'undo', of, line })}
      onSettingsChange={setSettings}
      onOpenGuest={openGuest}
      canTakePayment={canTakePayment}
      onClose={close}
    />
  );
}

const quiet = { isMuted: false, isHandsFree: false };
const noVoucher: ScanInput['readVoucher'] = async () => null;

function openScanner(settings: Partial<ScanSettings> = {}, readVoucher = noVoucher, storing = async () => {}) {
  render(<Desk first={{ ...quiet, ...settings }} readVoucher={readVoucher} storing={storing} />);
}

/** Types as a hand scanner: keys without a pause, then Enter. */
function scanByHand(text: string) {
  for (const key of text) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'Enter' });
}

const user = userEvent.setup();
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Waits until the camera, its frames and a verdict have followed each other. */
const settle = async () => {
  for (let n = 0; n < 5; n++) await pass(100);
};
const type = async (text: string) => {
  await user.type(screen.getByRole('textbox', { name: 'Code, number or name' }), text);
  await user.click(screen.getByRole('button', { name: 'Check' }));
};
const verdict = () => within(screen.getByRole('region', { name: 'Result' })).getAllByRole('status')[0]?.textContent;
const button = (name: RegExp | string) => screen.getByRole('button', { name });

beforeEach(() => {
  canTakePayment = true;
  vi.stubGlobal('isSecureContext', true);
  written = [];
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

it('[T7] lets five of seven in by a scan and at most three taps, and the other two later', async () => {
  openScanner();
  scanByHand(NUMBER);
  await screen.findByText('Come in');

  const picker = within(screen.getByRole('group', { name: 'How many come in now?' }));
  expect(picker.getByText('7 of 7')).toBeTruthy();
  await user.click(picker.getByRole('button', { name: 'One less' }));
  await user.click(picker.getByRole('button', { name: 'One less' }));
  await user.click(button('Let 5 in'));

  expect(written).toMatchObject([{ kind: 'admit', line: NUMBER, departure: 1, people: [0, 1, 2, 3, 4] }]);
  expect(verdict()).toContain('5 people are in');
  await user.click(button('Next'));
  await type(NUMBER);
  expect(verdict()).toContain('5 of 7 are already in.');
  await user.click(button('Let 2 in'));
  expect(written[1]).toMatchObject({ people: [5, 6] });
});

it('[T7] shows name, party, money, notes and answers of the guest', async () => {
  openScanner();

  await type('LF-XYZ789-2');

  expect(verdict()).toContain('LookIva Babić12,50\u00A0€ still to be paid.');
  const facts = screen.getAllByRole('definition').map((it) => it.textContent);
  expect(facts).toEqual(
    expect.arrayContaining(['4 × Adult, 3 × Child', '12,50\u00A0€', '90,00\u00A0€', 'Needs a ramp', '42']),
  );
  expect(button('Let 7 in anyway')).toBeTruthy();
});

it('[T7] says stop for a used voucher, by whom and when, and lets nobody in from there', async () => {
  openScanner();
  await type('LF-XYZ789-1');
  await user.click(button('Let 1 in'));
  await user.click(button('Next'));

  await type('LF-XYZ789-1');

  expect(verdict()).toContain('StopLuka Đurić');
  expect(verdict()).toContain('Used at 09:50 by Ana (Gate).');
  expect(screen.queryByRole('button', { name: /Let/ })).toBeNull();
  await user.click(button('Open the booking'));
  expect(openGuest).toHaveBeenCalledWith('LF-XYZ789-1', false);
});

it('[T7] leads from a balance due to the ways to pay, where the device may take payments', async () => {
  openScanner();
  await type(owing.number);
  await user.click(button('Take payment'));

  expect(openGuest).toHaveBeenCalledWith(owing.number, true);
  canTakePayment = false;
  cleanup();
  openScanner();
  await type(owing.number);
  expect(screen.queryByRole('button', { name: 'Take payment' })).toBeNull();
});

it('[T7] takes an admit back from the card, and from the line of the last guest', async () => {
  openScanner();
  await type('LF-XYZ789-1');
  await user.click(button('Let 1 in'));

  await user.click(button('Undo for Luka Đurić'));
  expect(written[1]).toMatchObject({ kind: 'undo', of: written[0]?.id, line: 'LF-XYZ789-1' });
  await user.click(button('Let 1 in'));
  await user.click(button('Next'));
  expect(screen.getByText('Last: Luka Đurić, 1')).toBeTruthy();
  await user.click(button('Undo for Luka Đurić'));

  expect(written[3]).toMatchObject({ kind: 'undo', of: written[2]?.id });
  expect(screen.queryByText(/^Last/)).toBeNull();
});

it('[T7a] takes one code within three seconds for one scan, and a later one for another', {
  tags: 'long',
}, async () => {
  vi.useFakeTimers();
  openScanner({ isHandsFree: true });
  const scan = async () => {
    scanByHand('LF-XYZ789-1');
    await pass(0);
  };

  await scan();
  await pass(1_000);
  await scan();
  expect(sounds.mock.calls).toEqual([['come_in']]);
  await pass(5_000);
  await scan();

  expect(sounds.mock.calls).toEqual([['come_in'], ['stop']]);
  expect(written).toHaveLength(1);
});

it('[T7] lets a whole party in without a tap if that is set, and is ready two seconds later', async () => {
  vi.useFakeTimers();
  openScanner({ isHandsFree: true });

  scanByHand(NUMBER);
  await pass(0);
  await pass(1_999);
  expect(written).toMatchObject([{ people: [0, 1, 2, 3, 4, 5, 6] }]);
  expect(verdict()).toContain('7 people are in');
  await pass(1);
  expect(verdict()).toBe('Ready for the next code');

  scanByHand('LF-XYZ789-2');
  await pass(10_000);
  expect(verdict()).toContain('still to be paid');
  expect(written).toHaveLength(1);
});

it('[T7] hears a hand scanner within the search, and gives the field its text back', async () => {
  openScanner();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code, number or name' });
  await user.type(field, 'Mar');
  fireEvent.keyDown(field, { key: 'Shift' });
  await new Promise((resolve) => setTimeout(resolve, 60));

  for (const key of NUMBER) {
    fireEvent.keyDown(field, { key });
    fireEvent.input(field, { target: { value: field.value + key } });
  }
  const isSubmitted = fireEvent.keyDown(field, { key: 'Enter' });

  await screen.findByText('Come in');
  expect(field.value).toBe('Mar');
  expect(isSubmitted).toBe(false);
});

it('[T7] reads a hand scanner by the positions of its keys where the keyboard is a German one', async () => {
  openScanner();
  const keys = 'L:KeyL F:KeyF ß:Minus X:KeyX Z:KeyY Y:KeyZ 7:Digit7 8:Digit8 9:Digit9 ß:Minus 1:Digit1'.split(' ');

  for (const it of keys) {
    const [key = '', code] = it.split(':');
    fireEvent.keyDown(document.body, { key, code, shiftKey: /[A-Z]/.test(key) });
  }
  fireEvent.keyDown(document.body, { key: 'Enter', code: 'Enter' });

  expect((await screen.findByText('Luka Đurić')).textContent).toBe('Luka Đurić');
});

it('[T7] says so where a hand scanner types on another keyboard, and that a text is no voucher', async () => {
  openScanner();

  scanByHand('LFßABC234ß1');
  await waitFor(() => expect(verdict()).toContain('American keyboard'));
  scanByHand('https://example.com');

  await waitFor(() => expect(verdict()).toContain('This is not a voucher of this shop.'));
});

/** Sends keys that are so many milliseconds apart by the events' own clock. */
function scanSlowly(text: string, milliseconds: number): void {
  for (const [n, key] of [...text.split(''), 'Enter'].entries()) {
    const code = { '-': 'Minus', Enter: 'Enter' }[key] ?? '';
    const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: n * milliseconds });
    fireEvent(document.body, event);
  }
}

it.each([
  ['Horvat', 55],
  ['LF-XYZ', 155],
])('[T7] takes slow typing for no scanner: %s, a key each %i ms', async (text, milliseconds) => {
  openScanner();

  scanSlowly(text, milliseconds);

  expect(verdict()).toBe('Ready for the next code');
});

it('[T7] hears a hand scanner that pauses within the text of a voucher', async () => {
  openScanner();

  scanSlowly('LF-XYZ789-1', 140);

  expect((await screen.findByText('Luka Đurić')).textContent).toBe('Luka Đurić');
});

it('[T7] presses nothing by the spaces of a voucher that a hand scanner types while a button or a switch has the focus', async () => {
  const voucher = {
    number: 'LF-NEW222-1',
    departure: 1,
    starts_at: '2026-12-01T09:00:00Z',
    sold_at: '2026-12-01T08:47:00Z',
    people: 2,
  };
  openScanner({}, async () => ({ voucher, state: 'genuine' }));
  const sound = screen.getByRole<HTMLInputElement>('switch', { name: 'Sound' });

  sound.focus();
  await user.keyboard('LF1:A B{Enter}');
  await waitFor(() => expect(verdict()).toContain('LookLF-NEW222-1'));
  expect(sound.checked).toBe(true);
  button('Let 2 in anyway').focus();
  await user.keyboard('LF1:A C{Enter}');

  expect(written).toEqual([]);
});

it('[T7] finds a guest by half a name, without its accents', async () => {
  openScanner();

  await type('duri');
  await user.click(button(/Luka Đurić/));
  expect(verdict()).toContain('Come in');
  await type('nobody');

  expect(screen.getByRole('alert').textContent).toBe('No guest of these days has this name or number.');
});

it('[T7] lets in a genuine voucher that the list does not have, by one tap, and stops it the second time', async () => {
  const voucher = {
    number: 'LF-NEW222-1',
    departure: 1,
    starts_at: '2026-12-01T09:00:00Z',
    sold_at: '2026-12-01T08:47:00Z',
    people: 2,
  };
  openScanner({}, async () => ({ voucher, state: 'genuine' }));

  await type('LF1:ABC');
  expect(verdict()).toContain('LookLF-NEW222-1Genuine, sold at 09:47. The list is as of 09:45');
  await user.click(button('Let 2 in anyway'));
  expect(written).toMatchObject([{ line: 'LF-NEW222-1', departure: 1, people: [0, 1] }]);
  await user.click(button('Next'));
  await type('LF1:ABCD');

  expect(verdict()).toContain('StopLF-NEW222-1Used at 09:50');
});

it('[T7] finds a printed code by its hash only', async () => {
  openScanner();

  await type(CODE.toLowerCase());

  // Another thread computes the hash.
  await waitFor(() => expect(verdict()).toContain('There is no booking with this code.'));
});

it('[T7] is silent when muted', async () => {
  openScanner();

  await user.click(screen.getByRole('switch', { name: 'Sound' }));
  await type(NUMBER);
  expect(sounds).not.toHaveBeenCalled();
  await user.click(screen.getByRole('switch', { name: 'Sound' }));
  await type('LF-XYZ789-2');

  expect(sounds.mock.calls).toEqual([['look']]);
});

it.each([
  ['NotAllowedError', 'allow the camera there'],
  ['NotFoundError', 'This device has no camera.'],
  ['NotReadableError', 'Another app is using the camera.'],
  ['TypeError', 'The camera did not start.'],
])('[T7] says what to do where the camera answers %s', async (name, words) => {
  const getUserMedia = vi.fn(async () => Promise.reject(new DOMException('', name)));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  openScanner();

  expect((await screen.findByText(new RegExp(words))).textContent).toContain('A hand scanner works');
  await user.click(button('Try again'));

  expect(getUserMedia).toHaveBeenCalledTimes(2);
});

/** A camera that sees a voucher until the test takes it away. */
function openCameraWith(text: string) {
  const track = {
    addEventListener: vi.fn(),
    stop: vi.fn(),
    getCapabilities: () => ({ torch: true }),
    applyConstraints: vi.fn(async () => {}),
  };
  const stream = Object.assign(new MediaStream(), { getTracks: () => [track], getVideoTracks: () => [track] });
  const devices = [{ kind: 'videoinput' }, { kind: 'videoinput' }];
  const getUserMedia = vi.fn<(constraints: MediaStreamConstraints) => Promise<MediaStream>>(async () => stream);
  const value = { getUserMedia, enumerateDevices: async () => devices };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value });
  reader.read.mockImplementation(async () => text);
  return { track, getUserMedia };
}

it('[T7] reads the camera until a code is seen, and no frame while its verdict is shown', async () => {
  vi.useFakeTimers();
  openCameraWith('LF-XYZ789-1');
  openScanner();

  await settle();
  expect(verdict()).toContain('Come inLuka Đurić');
  expect(screen.getByText('Paused')).toBeTruthy();
  expect(reader.read).toHaveBeenCalledOnce();
  await pass(60_000);
  expect(reader.read).toHaveBeenCalledOnce();
});

it('[T7a] takes a ticket that stays before the camera for one scan, however long it stays', async () => {
  vi.useFakeTimers();
  openCameraWith('LF-XYZ789-1');
  openScanner({ isHandsFree: true });

  await settle();
  for (let n = 0; n < 10; n++) await pass(3_000);
  expect(sounds.mock.calls).toEqual([['come_in']]);
  reader.read.mockImplementation(async () => null);
  await pass(3_100);
  reader.read.mockImplementation(async () => 'LF-XYZ789-1');
  await settle();

  expect(sounds.mock.calls).toEqual([['come_in'], ['stop']]);
});

it('[T7] turns on the light, changes the camera, and frees it when the page is hidden or left', async () => {
  vi.useFakeTimers();
  const { track, getUserMedia } = openCameraWith('');
  openScanner();
  await settle();

  fireEvent.click(button('Light on'));
  expect(track.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  fireEvent.click(button('Switch the camera'));
  await settle();
  expect(getUserMedia.mock.calls.map(([{ video }]) => video)).toMatchObject([
    { facingMode: { ideal: 'environment' } },
    { facingMode: { ideal: 'user' } },
  ]);
  expect(track.stop).toHaveBeenCalledOnce();

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await settle();
  expect(track.stop).toHaveBeenCalledTimes(2);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await settle();
  cleanup();
  await settle();

  expect(getUserMedia).toHaveBeenCalledTimes(3);
  expect(track.stop).toHaveBeenCalledTimes(3);
  expect(reader.close).toHaveBeenCalledTimes(3);
});

it('[T7] closes', async () => {
  openScanner();

  await user.click(button('Close the scanner'));

  expect(close).toHaveBeenCalledOnce();
});

it('[T7] says that the camera does not work where its decoder has failed, and tries again with another one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { track } = openCameraWith('');
  reader.read.mockRejectedValueOnce(Object.assign(new Error('failed'), { name: 'DecoderFailed' }));
  openScanner();
  await settle();

  expect(screen.getByText(/The camera did not start/)).toBeTruthy();
  expect(track.stop).toHaveBeenCalled();
  expect(reader.close).toHaveBeenCalledOnce();
  fireEvent.click(button('Try again'));
  await settle();

  expect(screen.queryByText(/The camera did not start/)).toBeNull();
});

it('[T7] lets in two parties that are scanned faster than the first is written', async () => {
  const first = Promise.withResolvers<void>();
  openScanner({ isHandsFree: true }, noVoucher, async () => {
    if (written.length === 1) await first.promise;
  });

  scanByHand(NUMBER);
  await waitFor(() => expect(written).toHaveLength(1));
  scanByHand('LF-XYZ789-1');

  await waitFor(() => expect(written.map(({ line }) => line)).toEqual([NUMBER, 'LF-XYZ789-1']));
  first.resolve();
});
