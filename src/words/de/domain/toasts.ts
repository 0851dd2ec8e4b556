export const added = 'Das Erlebnis liegt im Warenkorb!';
export const cartDeleted = 'Der Warenkorb wurde geleert!';
export const lineDeleted = 'Der Eintrag wurde entfernt!';
export const lastLineDeleted = 'Der Eintrag wurde entfernt! Ihr Warenkorb ist leer!';
export const lineUpdated = 'Ihr Warenkorb wurde geändert!';
export const cartUpdated = 'Der Warenkorb wurde aktualisiert';
export const cartExpired = 'Ihr Warenkorb ist abgelaufen!';
