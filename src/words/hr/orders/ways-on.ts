export const yourBookings = 'Vaše rezervacije';
export const backToShop = 'Natrag u trgovinu';
export const goOnToPay = 'Nastavite na plaćanje';
export const tryAgain = 'Pokušajte ponovno';
