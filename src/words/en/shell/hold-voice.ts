export const underTwoMinutes = 'Your places are held for less than two minutes.';
export const underHalfAMinute = 'Your places are held for less than half a minute.';
