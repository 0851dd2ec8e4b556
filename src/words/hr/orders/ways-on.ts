export const yourBookings = 'Vaše rezervacije';
export const backToShop = 'Natrag u trgovinu';
export const goOnToPay = 'Nastavi na plaćanje';
export const tryAgain = 'Pokušaj ponovno';
