import { plural } from '../plural.ts';

export const title = 'Pult';
export const lead = 'Otvorite trgovinu za svoje izlete, primajte rezervacije, dočekajte goste i prodajte na pultu.';
export const signIn = 'Prijava';
export const email = 'E-pošta';
export const password = 'Lozinka';
export const noEmail = 'Upišite svoju adresu e-pošte.';
export const noPassword = 'Upišite lozinku.';
export const wrongPassword = 'E-pošta i lozinka ne podudaraju se. Provjerite oboje ili zatražite novu lozinku.';
export const noRole = 'Vaša uloga ne uključuje pult. Zamolite vlasnika tvrtke za drugu ulogu.';
export const tooOften = 'Previše pokušaja. Pričekajte četvrt sata ili zatražite novu lozinku.';
export const unreachable = 'Pult nije dostupan. Provjerite vezu i pokušajte ponovno.';
export const somethingWrong = 'Nije uspjelo. Pokušajte ponovno.';
export const needsNetwork = 'Za prvu prijavu potrebna je mreža. Poslije pult radi i bez nje.';
export const revoked = 'Vlasnik je odjavio ovaj uređaj. Sve što je bilo na njemu poslano je i izbrisano.';
export const signedOut = 'Odjavljeni ste. Na ovom uređaju nije ostalo ništa s pulta.';
export const ended =
  'Prijava ovog uređaja je istekla. Prijavite se ponovno: ono što još nije poslano i dalje je ovdje i tada se šalje.';

export const forgot = 'Zaboravili ste lozinku?';
export const forgotTitle = 'Nova lozinka';
export const forgotText = 'Upišite adresu e-pošte. Poslat ćemo vam poveznicu za novu lozinku.';
export const sendLink = 'Pošalji poveznicu';
export const linkSent = 'Ako ova adresa ima račun, poveznica je na putu. Provjerite poštu pa se prijavite ovdje.';
export const toSignIn = 'Natrag na prijavu';

export const register = 'Novi ste ovdje? Otvorite trgovinu';
export const registerTitle = 'Registracija';
export const firstName = 'Ime';
export const lastName = 'Prezime';
export const newPasswordHint = 'Od 8 do 72 znaka';
export const registerAction = 'Registriraj me';
export function activationSent(email: string): string {
  return `Poslali smo poveznicu na ${email}. Otvorite je kako biste aktivirali račun, a zatim se prijavite ovdje.`;
}
export const sendAgain = 'Pošalji ponovno';

export const enrol = 'Postavi zajednički tablet';
export const enrolTitle = 'Postavite ovaj tablet';
export const enrolText =
  'Vlasnik otvara „Više”, zatim „Uređaji”, i dodiruje „Dodaj uređaj”. Skenirajte kod koji se ondje prikaže kamerom ovog tableta ili ga upišite ovdje.';
export const code = 'Kod';
export const codeHint = '12 slova i znamenki';
export const enrolAction = 'Postavi';
export const badCode = 'Ovaj kod više ne vrijedi. Kod vrijedi deset minuta i samo jednom: zatražite novi.';

export const choosePinTitle = 'Odaberite PIN';
export const choosePinText = 'Zaključava tablet kad ga nitko ne koristi. Otkrijte ga samo kolegama koji ovdje rade.';
export const pin = 'PIN';
export const pinHint = 'Od 4 do 8 znamenki';
export const pinAgain = 'PIN još jednom';
export const noPin = 'Upišite od 4 do 8 znamenki.';
export const pinsDiffer = 'Upisani PIN-ovi nisu isti.';
export const setPin = 'Postavi PIN';
export const locked = 'Zaključano';
export const unlock = 'Otključaj';
export const wrongPin = 'PIN nije točan.';
export function waitSeconds(seconds: number): string {
  return `Pokušajte ponovno za ${seconds} ${plural(seconds, 'sekundu', 'sekunde', 'sekundi')}.`;
}
export const whoTitle = 'Tko ste vi?';
export const whoText = 'Vaše ime bilježi se uz sve što ovdje napravite.';
export const otherName = 'Drugo ime';
export const itIsMe = 'Nastavi';
export const otherTabTitle = 'Pult je otvoren u drugom prozoru';
export const otherTabText = 'Radi samo u jednom prozoru odjednom, da se nijedno mjesto ne proda dvaput.';
export const takeOver = 'Koristi ovdje';
