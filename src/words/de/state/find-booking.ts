export const asked = 'Wenn es diese Buchung gibt, geht in Kürze eine Mail mit dem Weg zu ihr an ihre Adresse.';
export const busy = 'Das war gerade nicht möglich. Bitte versuchen Sie es in einigen Minuten erneut.';
export const outOfReach = 'Dafür braucht es das Netz: Der Shop ist gerade nicht erreichbar. Es wurde nichts gesendet.';
