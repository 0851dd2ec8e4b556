export const proofs = {
  activation: { subject: 'Aktivirajte svoj račun', text: 'Registrirali ste se u Landfall s ovom adresom. Aktivirajte račun da biste se mogli prijaviti.', label: 'Aktiviraj račun' },
  password: { subject: 'Odaberite novu lozinku', text: 'Zatražili ste novu lozinku za svoj račun.', label: 'Odaberi novu lozinku' },
  email: { subject: 'Odaberite novu e-adresu', text: 'Zatražili ste promjenu e-adrese svog računa.', label: 'Odaberi novu adresu' },
  'new email': {
    subject: 'Potvrdite novu e-adresu',
    text: 'Želite koristiti ovu adresu za svoj račun. Promijenit će se kad je potvrdite.',
    label: 'Potvrdi adresu',
  },
};
export const linkWorks = (days: number): string => `Ova poveznica vrijedi jednom i istječe za ${days} dana.`;
export const notYou = 'Ako to niste bili vi, zanemarite ovu poruku: ništa se nije promijenilo.';
export const changed = {
  password: { subject: 'Vaša lozinka je promijenjena', text: 'Lozinka vašeg računa upravo je promijenjena.' },
  email: { subject: 'Vaša e-adresa je promijenjena', text: 'E-adresa vašeg računa upravo je promijenjena.' },
};
export const changedNotYou = 'Ako to niste bili vi, odmah zatražite novu lozinku i javite osobi koja vodi ovu instalaciju.';
export const closed = (company: string): string => `${company} je zatvoren`;
export const closedBy = (who: string, company: string): string => `${who} je zatvorio račun tvrtke ${company}. Njezine se ture više ne prodaju i nitko više nije u timu.`;
export const operator = 'Operater';
export const closedByMistake = 'Ako je to pogreška, javite osobi koja vodi ovu instalaciju.';
export const join = (company: string): string => `Pridružite se timu: ${company}`;
export const invited = (company: string, role: string): string => `Pozvani ste u tim tvrtke ${company} (${role}).`;
export const invitedBy = (inviter: string, company: string, role: string): string => `${inviter} vas poziva u tim tvrtke ${company} (${role}).`;
export const howToAccept = 'Prijavite se da prihvatite poziv ili odaberite lozinku ako još nemate račun.';
export const acceptInvitation = 'Prihvati poziv';
export const invitationWorks = 'Ova poveznica vrijedi jednom i istječe za tjedan dana. Ako ne poznajete ovu tvrtku, zanemarite ovu poruku.';
export const joinTeam = 'Pridružite se timu';
export const signIn = { title: 'Već imate račun?', text: 'Prijavite se da prihvatite poziv.', button: 'Prihvati' };
export const newUser = { title: 'Još nemate račun?', text: 'Odaberite lozinku za račun s adresom koju smo pozvali.', button: 'Otvori račun i pridruži se' };
export const wrongPassword = 'Ova e-adresa i lozinka ne pripadaju istom računu.';
export const welcome = 'Dobro došli u tim!';
export const invitationOver = 'Ova je pozivnica istekla ili je već prihvaćena.';
export const pages = {
  activate: { title: 'Aktivirajte svoj račun', button: 'Aktiviraj', done: 'Vaš je račun aktivan' },
  password: { title: 'Odaberite novu lozinku', button: 'Promijeni lozinku', done: 'Vaša je lozinka promijenjena' },
  email: { title: 'Odaberite novu e-adresu', button: 'Promijeni adresu', done: 'Vaša je adresa promijenjena' },
};
export const fields = { email: 'E-adresa', password: 'Lozinka', new_password: 'Nova lozinka', new_email: 'Nova e-adresa', first_name: 'Ime', last_name: 'Prezime' };
export const nowConfirm = 'Sada otvorite poveznicu koju smo poslali na novu adresu. Adresa će se promijeniti kad je ondje potvrdite.';
export const canSignIn = 'Sada se možete prijaviti.';
export const alreadyDone = 'Već je učinjeno';
export const linkOver = 'Ova poveznica više ne vrijedi';
export const linkOverText = 'Ova je poveznica istekla ili je već iskorištena. Na pultu se možete prijaviti ili zatražiti novu poveznicu pod „Zaboravili ste lozinku?”.';
export const openDesk = 'Otvori pult';
export const tooManyTries = 'Previše pokušaja. Pričekajte malo pa pokušajte ponovno.';
export const registrationClosed = 'Novi se računi otvaraju samo na poziv.';
