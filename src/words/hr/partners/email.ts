export const subject = { supplier: (company: string): string => `${company} želi postati dobavljač`, reseller: (company: string): string => `${company} želi postati posrednik` };
export const from = 'Pošiljatelj';
export const message = 'Poruka';
export const answer = 'Odgovori e-poštom';
export const openList = 'Svi upiti';
export const why = (shop: string): string => `Ovu e-poruku dobivate jer je netko ispunio obrazac za partnere u vašoj trgovini (${shop}).`;
