export const label = 'Ihre Bestellung';
export const title = 'Ihre Bestellung ist noch nicht aufgegeben';
export const text = 'Es wurde nichts abgebucht. Sie wird aufgegeben, wenn Sie noch einmal tippen.';
export const pay = 'Bereit zur Zahlung';
export const withdraw = 'Nicht bestellen';
