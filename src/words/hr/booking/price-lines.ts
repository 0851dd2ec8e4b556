export const caption = 'Od čega se sastoji cijena';
