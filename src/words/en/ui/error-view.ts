export const message = 'An error occured!';
export const action = 'Click';
export const outOfReach = 'Out of reach just now';
