export const confirming = 'Uplata za nju se potvrđuje. To traje trenutak.';
export const restDropsIt = 'Ako prvo platite ostatak narudžbe, ova promjena otpada.';
export const drop = 'Odustani od promjene';
