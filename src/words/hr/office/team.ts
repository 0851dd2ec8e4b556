export const loading = 'Učitavanje …';
export const none = 'U timu još nema nikog drugog. Pozovite prvog kolegu.';
export const invite = 'Pozovi kolegu';
export const inviteText = 'Dobit će e-poruku s poveznicom. Njome se pridružuju timu i biraju lozinku ako je još nemaju.';
export const email = 'Adresa e-pošte';
export const role = 'Uloga';
export const sendInvitation = 'Pošalji pozivnicu';
export const invited = (address: string): string => `Pozivnica za ${address} je na putu. Poveznica vrijedi tjedan dana.`;
export const invitedSince = (time: string): string => `Poziv poslan ${time}, još nije prihvaćen`;
export const lastSignIn = (time: string): string => `Posljednja prijava ${time}`;
export const neverSignedIn = 'Još se nije prijavio';
export const you = 'Vi';
export const edit = 'Promijeni';
export const resend = 'Ponovno pošalji pozivnicu';
export const remove = 'Ukloni iz tima';
export const withdraw = 'Povuci pozivnicu';
export const removeText = 'Odmah se odjavljuje sa svih uređaja tvrtke. Ono što je učinio ostaje u povijesti.';
export const leave = 'Napusti tim';
export const leaveText = 'Ovdje se odmah odjavljujete, a za povratak vam treba pozivnica.';
export const saveRole = 'Spremi ulogu';
export const removed = (name: string): string => `${name} više nije u timu.`;
export const roleSaved = (name: string, role: string): string => `${name} sada ima ulogu „${role}”.`;
export const lastOwner = 'Posljednji vlasnik ostaje. Najprije nekome drugom dajte ulogu vlasnika.';
export const tooMuch = 'Ova uloga smije više od vas. Može je promijeniti samo netko tko smije sve to.';
export const common: Readonly<Record<string, { title: string; text: string }>> = {
  owner: { title: 'Vlasnik', text: 'Sve, pa i tim i račun.' },
  manager: { title: 'Voditelj', text: 'Sve osim tima i računa.' },
  agent: { title: 'Agent', text: 'Rezervira, naplaćuje i propušta goste.' },
  guide: { title: 'Vodič', text: 'Vidi tko dolazi i propušta goste.' },
};
export const rolesText = 'Ove četiri ima svaka tvrtka i ne mijenjaju se.';
export const own = 'Vlastite uloge';
export const noneOwn = 'Još nema vlastitih uloga. Dodajte jednu ako četiri postojeće nisu dovoljne.';
export const addRole = 'Dodaj ulogu';
export const oneRole = 'Uloga';
export const nameOfRole = 'Naziv uloge';
export const nameHint = 'Na primjer „Ured u srpnju”.';
export const may = 'Ova uloga smije';
export const save = 'Spremi';
export const removeRole = 'Izbriši ulogu';
export const inUse = 'Netko u timu još ima ovu ulogu. Najprije mu dajte drugu.';
export const withoutDesk = 'Bez ovlasti „Vidjeti tko dolazi” nitko se s ovom ulogom ne može prijaviti na pult.';
export const permissions = {
  'account.read': 'Vidjeti tvrtku',
  'account.manage': 'Mijenjati i zatvoriti račun tvrtke, brisati podatke gostiju',
  'team.read': 'Vidjeti tim',
  'team.manage': 'Pozivati i uklanjati ljude, mijenjati uloge i uređaje',
  'catalogue.read': 'Vidjeti izlete, cijene i mjesta okupljanja',
  'catalogue.write': 'Mijenjati izlete, cijene, polaske i mjesta okupljanja',
  'stores.read': 'Vidjeti trgovine',
  'stores.write': 'Mijenjati trgovine',
  'orders.read': 'Vidjeti rezervacije',
  'orders.write': 'Prodavati, mijenjati i otkazivati rezervacije',
  'payments.read': 'Vidjeti uplate i brojke',
  'payments.write': 'Naplaćivati i vraćati novac',
  'customers.read': 'Vidjeti kupce',
  'customers.write': 'Mijenjati i brisati kupce',
  'bookings.read': 'Vidjeti tko dolazi',
  'bookings.check_in': 'Propuštati goste',
  'reviews.read': 'Vidjeti recenzije',
  'reviews.write': 'Odgovarati na recenzije i skrivati ih',
};
