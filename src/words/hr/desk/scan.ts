import { plural } from '../plural.ts';

export const title = 'Skeniranje';
export const titleOf = (departure: string): string => `Skeniranje za ${departure}`;
export const close = 'Zatvori skener';
export const cameraLabel = 'Slika kamere';
export const opening = 'Kamera se pokreće …';
export const hold = 'Držite kod unutar okvira.';
export const paused = 'Pauzirano';
export const switchCamera = 'Promijeni kameru';
export const torchOn = 'Upali svjetlo';
export const torchOff = 'Ugasi svjetlo';
export const tryAgain = 'Pokušaj ponovno';
export const withoutCamera = 'Ručni skener radi i bez nje, a kod ili ime možete upisati ispod.';
export const faults = {
  refused: 'Preglednik ne dopušta pultu da koristi kameru. Dodirnite ikonu pokraj adrese, ondje dopustite kameru pa pokušajte ponovno. U instaliranoj aplikaciji: postavke uređaja, aplikacije, kamera.',
  none: 'Ovaj uređaj nema kameru.',
  busy: 'Kameru koristi druga aplikacija. Zatvorite je pa pokušajte ponovno.',
  insecure: 'Kamera radi samo ako pult otvorite na https adresi.',
  failed: 'Kamera se nije pokrenula. Pokušajte ponovno; ako ni tada ne uspije, ponovno pokrenite uređaj.',
} as const;
export const search = 'Kod, broj ili ime';
export const check = 'Provjeri';
export const nobodyFound = 'Tih dana nema gosta s tim imenom ili brojem.';
export const wrongLayout = 'Ručni skener postavljen je na drugu tipkovnicu od ovog uređaja. Postavite ga na američku tipkovnicu (US).';
export const sound = 'Zvuk';
export const handsFree = 'Propuštaj bez dodira';
export const handsFreeHint = 'Kad je rezultat „Može ući”, skeniranje odmah propušta cijelu grupu.';
export const result = 'Rezultat';
export const ready = 'Spremno za sljedeći kod';
export const verdicts = { come_in: 'Može ući', stop: 'Zaustavite', look: 'Provjerite' } as const;
export const restOfParty = (count: number, of: number): string => `${count} od ${of} već je ušlo.`;
export const used = (time: string, who: string, device: string): string => (who ? `Iskorišteno u ${time}, ${who} (${device}).` : `Iskorišteno u ${time} (${device}).`);
export const usedByOffice = 'Dolazak je već potvrdio ured.';
export const cancelled = 'Ova je rezervacija otkazana.';
export const departureCancelled = 'Ovaj je polazak otkazan. Gost bira povrat novca ili drugi dan putem poveznice iz e-pošte.';
export const anotherDay = (date: string): string => `Vrijedi za drugi dan: ${date}.`;
export const notPaid = 'Nije plaćeno: mjesta su samo zadržana.';
export const forged = 'Ovaj je vaučer krivotvoren: trgovina ga nije izdala.';
export const unknown = 'Nema rezervacije s tim kodom.';
export const noVoucher = 'To nije vaučer ove trgovine.';
export const balanceDue = (amount: string): string => `Još za naplatu: ${amount}.`;
export const otherDeparture = (departure: string): string => `Za drugi polazak: ${departure}.`;
export const otherDepartureUnknown = 'Za drugi današnji polazak.';
export const moved = (departure: string): string => `Rezervacija je promijenjena nakon prodaje. Vrijedi za ${departure}.`;
export const genuineUnknown = (sold: string, list: string): string => `Vaučer je pravi, prodan: ${sold}. Popis je od ${list} i još ga nema.`;
export const notInList = (list: string): string => `Nije na popisu, koji je od ${list}. Pitajte za ime ili spojite uređaj na mrežu.`;
export const unknownKey = 'Ovaj uređaj ne može provjeriti potpis. Spojite ga jednom na mrežu.';
export const conflict = (devices: string): string => `Propušteno dvaput, na uređajima ${devices}. Prebrojite goste.`;
export const noShow = 'Ured je zabilježio da gosti nisu došli.';
export const tooEarly = (time: string): string => `Prerano: polazak je u ${time}.`;
export const tooLate = (time: string): string => `Prekasno: polazak je bio u ${time}.`;
export const letIn = (count: number): string => `Propusti ${count} ${osobu(count)}`;
export const letInAnyway = (count: number): string => `Ipak propusti ${count} ${osobu(count)}`;
export const howMany = 'Koliko ih sada ulazi?';
export const countOf = (count: number, of: number): string => `${count} od ${of}`;
export const oneLess = 'Jedna osoba manje';
export const oneMore = 'Jedna osoba više';
export const areIn = (count: number): string => plural(count, `${count} osoba je ušla`, `${count} osobe su ušle`, `${count} osoba je ušlo`);
export const lastIn = (name: string, count: number): string => `Zadnje: ${name}, ${count}`;
export const undo = (name: string): string => `Poništi: ${name}`;
export const next = 'Dalje';
export const openGuest = 'Otvori rezervaciju';
export const number = 'Rezervacija';
export const departure = 'Polazak';
export const party = 'Grupa';
export const names = 'Imena';
export const paid = 'Plaćeno';
export const due = 'Za naplatu';
export const pickup = 'Prijevoz';
export const extras = 'Dodaci';
export const guestNote = 'Napomena gosta';
export const staffNote = 'Napomena osoblja';
export const seller = 'Prodao';
const osobu = (count: number): string => plural(count, 'osobu', 'osobe', 'osoba');
