export const underTwoMinutes = 'Ihre Plätze sind noch weniger als zwei Minuten für Sie reserviert.';
export const underHalfAMinute = 'Ihre Plätze sind noch weniger als eine halbe Minute für Sie reserviert.';
