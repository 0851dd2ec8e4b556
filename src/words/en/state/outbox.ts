export const notAccepted = 'It was not accepted';
export const goToCart = 'Go to cart';
