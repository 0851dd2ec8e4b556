export const notAccepted = 'To nije prihvaćeno';
export const goToCart = 'Idi u košaricu';
