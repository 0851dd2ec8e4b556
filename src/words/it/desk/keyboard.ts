export const title = 'Tastiera';
export const more = 'Che cosa fanno i tasti al banco e come disattivarli.';
export const search = 'Cerca';
export const newBooking = 'Nuova prenotazione';
export const goTo = (screen: string): string => `Vai a ${screen}`;
export const showKeys = 'Mostra questi tasti';
export const hint = 'I tasti non fanno nulla mentre scrivi in un campo, con una finestra di dialogo aperta e nella schermata di scansione.';
export const turnOn = 'Usa questi tasti su questo dispositivo';
