export const changed = 'Your booking is changed.';
export const dropped = 'The change is dropped. Your booking is as it was.';
export const outOfReach = 'The shop cannot be reached just now. Nothing has been dropped.';
