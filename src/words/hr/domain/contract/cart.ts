export const nameTooShort = 'Unesite najmanje 3 znaka.';
export const nameTooLong = 'Dopušteno je najviše 512 znakova.';
export const badEmail = 'Unesite ispravnu e-adresu.';
export const badPhone = 'Unesite ispravan broj telefona.';
export const noteTooLong = 'Dopušteno je najviše 5000 znakova.';
