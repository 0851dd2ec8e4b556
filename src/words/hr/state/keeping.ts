const page = 'Sve radi dok je ova stranica otvorena.';
export const noCart = `Ovaj uređaj ne dopušta trgovini da spremi vašu košaricu. ${page}`;
export const noTyped = `Ovaj uređaj ne dopušta trgovini da spremi ono što upisujete. ${page}`;
export const noBookings =
  'Ovaj uređaj ne dopušta trgovini da spremi vaše rezervacije. Sačuvajte adresu ove stranice da biste ovu opet našli.';
