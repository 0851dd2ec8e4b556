export const title = 'Waiting to be sent';
export const tryNow = 'Try now';
export const outOfReach =
  'The shop cannot be reached just now. These go out by themselves, in this order, as soon as it can.';
export const inOrder = 'These go out by themselves, in this order.';
export const notHeld = 'No place is held before the shop has answered.';
export const discard = 'Discard';
export const mayHaveReached = 'It may have reached the shop already.';
