export const subject = (tour: string): string => `Kako je bilo? ${tour}`;
export const heading = (name: string): string => (name === '' ? 'Kako je bilo?' : `Bok, ${name}, kako je bilo?`);
export const opening = (shop: string): string => `Hvala što ste bili s nama. Vaša recenzija pomaže drugim putnicima pri odabiru, a ekipi ${shop} da bude još bolja. Traje minutu.`;
export const grades = ['Loše', 'Moglo je bolje', 'Dobro', 'Vrlo dobro', 'Izvrsno'] as const;
export const closing = 'Dodirnite ocjenu. Ništa se ne objavljuje dok ne pritisnete „Objavi”.';
export const why = 'Pitamo jednom za svaki izlet, i to samo goste koji su bili s nama.';
