export const title = 'How to pay';
export const reference = 'Payment reference';
