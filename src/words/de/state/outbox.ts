export const notAccepted = 'Das wurde nicht angenommen';
export const goToCart = 'Zum Warenkorb';
