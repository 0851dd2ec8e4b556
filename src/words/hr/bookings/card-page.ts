import { plural } from '../plural.ts';

export const testPage = 'Probna stranica.';
export const noMoney = 'Ovdje se ne naplaćuje ništa: nikad ne unosite pravu karticu.';
export const whatYouPay = 'Što plaćate';
export const order = (number: string) => `Narudžba ${number}`;
export const payFor = (title: string) => `Plaćanje: ${title}`;
export const payByCard = 'Plaćanje karticom';
export const pleaseCheck = 'Provjerite označena polja.';
export const cardNumber = 'Broj kartice';
export const expiryDate = 'Vrijedi do';
export const expiryHint = 'MM / GG';
export const securityCode = 'Sigurnosni kod';
export const nameOnCard = 'Ime na kartici';
export const pay = (amount: string) => `Plati ${amount}`;
export const cancel = 'Odustani i vrati se';
export const openFor = (minutes: number) => `Ova je stranica otvorena još ${minutes} ${plural(minutes, 'minutu', 'minute', 'minuta')}.`;
export const testCards = 'Probne kartice';
export const howToTest = 'Dodirnite karticu da se upiše. Datum može biti bilo koji budući, a CVC bilo koji.';
export const verdicts: Readonly<Record<string, string>> = { paid: 'plaća', declined: 'bude odbijena', approval: 'traži odobrenje', slow: 'plaća, sporo', slow_declined: 'bude odbijena, sporo' };
export const approveTitle = 'Odobrite plaćanje';
export const doYouApprove = 'Odobravate li ovo plaćanje?';
export const bankAsks = (amount: string, shop: string) => `Vaša banka traži potvrdu za ${amount}. Prima: ${shop}.`;
export const approve = 'Odobri plaćanje';
export const refuse = 'Ne odobravam';
export const failures: Readonly<Record<string, string>> = { declined: 'Kartica je odbijena. Možete pokušati drugom karticom.', not_approved: 'Plaćanje nije odobreno. Možete pokušati ponovno ili drugom karticom.' };
export const problems = {
  onlyDigits: 'Broj kartice ima samo znamenke.',
  shortNumber: 'Broj kartice nije potpun.',
  wrongNumber: 'Broj kartice nije valjan.',
  noTestCard: 'Ovo je probna stranica: upotrijebite jednu od probnih kartica.',
  shortDate: 'Datum isteka nije potpun.',
  wrongMonth: 'Mjesec isteka nije valjan.',
  pastDate: 'Kartica je istekla.',
  shortCode: 'Sigurnosni kod nije potpun.',
  noName: 'Upišite ime s kartice.',
};
export const continueTo = (shop: string) => `Dalje na ${shop}`;
export const returnTo = (shop: string) => `Natrag na ${shop}`;
export const alreadyPaid = 'Već je plaćeno';
export const noSecondPayment = 'Ne trebate platiti ponovno.';
export const processing = 'Plaćanje se obrađuje';
export const fewSeconds = 'Traje nekoliko sekundi. Možete nastaviti.';
export const failed = 'Plaćanje nije uspjelo';
export const bankDeclined = 'Banka je odbila plaćanje. Kartica nije terećena.';
export const closed = 'Ova je stranica za plaćanje zatvorena';
export const whyClosed = 'Predugo je bila otvorena ili ju je zamijenila druga. Kartica nije terećena.';
export const noPage = 'Ta stranica za plaćanje ne postoji';
export const openAgain = 'Otvorite plaćanje ponovno s naše stranice.';
export const toShop = 'U trgovinu';
