export const message = 'An error occured!';
export const action = 'Click';
