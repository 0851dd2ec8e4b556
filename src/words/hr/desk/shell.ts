export const today = 'Danas';
export const scan = 'Skener';
export const sell = 'Prodaja';
export const drawer = 'Blagajna';
export const more = 'Više';
export const navigation = 'Pult';
export const starting = 'Trenutak …';

export function asOf(time: string): string {
  return `Stanje: ${time}`;
}
export const never = 'Još nije usklađeno';
export const offline = 'Nema mreže';
export function waiting(count: number): string {
  return `${count} za slanje`;
}
export const unsaved = 'Ovaj uređaj ne može spremati podatke. Ne zatvarajte stranicu dok se sve ne pošalje.';
export const lockScreen = 'Zaključaj zaslon';
export const newVersion = 'Nova verzija pulta je spremna.';
export const takeNewVersion = 'Prijeđi na nju';

export const openBooking = 'Otvori';

export const devices = 'Uređaji';
export const devicesText = 'Prijavljeni tableti i mobiteli te kako dodati novi.';
export const moreTitle = 'Više';
export const signedInAs = 'Prijavljeni ste kao';
export const account = 'Tvrtka';
export const thisDevice = 'Ovaj uređaj';
export const signOut = 'Odjavi ovaj uređaj';
export const signOutTitle = 'Odjaviti se?';
export const signOutText =
  'Sve što je pult spremio na ovaj uređaj bit će izbrisano. Prije toga šalje se sve što još nije poslano.';
export const signOutOffline =
  'Za odjavu je potrebna mreža, kako se ništa ne bi izgubilo. Pokušajte ponovno kad budete na mreži.';
export const switchOffline =
  'Za promjenu tvrtke potrebna je mreža, kako se ništa ne bi izgubilo. Pokušajte ponovno kad budete na mreži.';
export const setPin = 'Odaberite PIN';
export const changePin = 'Promijeni PIN';
export const pinText = 'Zaslon se zaključava nakon pet minuta bez dodira i kad dodirnete lokot. Otključava ga PIN.';
export const language = 'Jezik';
export const languageOffline = 'Za drugi jezik potrebna je mreža. Pokušajte ponovno kad bude veze.';
export const giveToVisitor = 'Daj tablet gostu';
export const giveToVisitorText =
  'Otvara trgovinu kao kiosk i zaključava pult. PIN ga ponovno otključava; ništa se ne gubi.';
export const notFound = 'Na ovoj adresi nema ničega.';
export const toToday = 'Natrag na današnji dan';
export const failed = 'Na ovom je zaslonu nešto pošlo po zlu.';
export const needsNetwork = 'Ovaj zaslon treba mrežu. Otvorit će se sam čim se mreža vrati.';
export const tryAgain = 'Pokušaj ponovno';
export const notAllowed = 'Vaša uloga nema pristup ovom prikazu.';
