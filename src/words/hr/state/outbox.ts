export const notAccepted = 'To nije prihvaćeno';
export const goToCart = 'U košaricu';
