/** By which dates, numbers and names are formatted where `Intl` or React Aria does it. */
export const locale = 'en-GB';
