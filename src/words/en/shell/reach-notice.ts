export const outOfReach = 'The shop cannot be reached just now.';
export const mayBeOld = 'What you see may be out of date; we keep trying.';
