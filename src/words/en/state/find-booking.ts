export const asked = 'If there is such a booking, its address gets a mail with the way to it in a moment.';
export const busy = 'This could not be asked just now. Please try again in some minutes.';
export const outOfReach = 'This needs the network: the shop cannot be reached just now. Nothing was sent.';
