export const loading = 'Ugovori se učitavaju …';
export const titles = { supplier: 'Tko prodaje vaše izlete', reseller: 'Čije izlete prodajete' };
export const none = { supplier: 'Još nijedna druga tvrtka ne prodaje vaše izlete. Ako koja zatraži, odgovorit ćete ovdje.', reseller: 'Ne prodajete izlete drugih tvrtki.' };
export const more = 'Prikaži više';
export const states = {
  supplier: { requested: (date: string) => `Traži da prodaje vaše izlete, ${date}`, granted: (date: string) => `Smije prodavati vaše izlete od ${date}`, refused: (date: string) => `Odbili ste, ${date}`, revoked: (date: string) => `Završeno, ${date}` },
  reseller: { requested: (date: string) => `Zatražili ste, ${date}. Još nema odgovora.`, granted: (date: string) => `Smijete prodavati njihove izlete od ${date}`, refused: (date: string) => `Odbijeno, ${date}`, revoked: (date: string) => `Završeno, ${date}` },
};
export const grantHint = 'Ako dopustite, smiju prodavati sve vaše izlete.';
export const moves = { requested: 'Zatraži ponovno', granted: 'Dopusti', refused: 'Odbij', revoked: 'Završi ugovor' };
export const endTitle = (company: string): string => `Završiti ugovor: ${company}?`;
export const endText = {
  supplier: 'Vaši izleti odmah nestaju iz njihovih trgovina, a mjesta koja su odvojili opet su slobodna. Što je prodano, ostaje prodano.',
  reseller: 'Njihovi izleti odmah nestaju iz vaših trgovina, a mjesta koja ste odvojili opet su slobodna. Što ste prodali, ostaje prodano.',
};
export const share = 'Koliki dio polaska smiju odvojiti, u postocima';
export const shareHint = (places: number, reserved: number): string => `Od ${places} mjesta smiju za sebe zadržati ${reserved} prije nego što ih prodaju, najviše jedan dan. Što su prodali, ne računa se.`;
export const shareWrong = 'Unesite cijeli broj od 0 do 100.';
export const saveShare = 'Spremi';
export const shareOf = (percent: number): string => `Smijete odvojiti ${percent} % svakog polaska prije nego što ga prodate.`;
