/** By which dates, numbers and names are formatted where `Intl` or React Aria does it. */
export const locale = 'hr-HR';

/** As pages tell it of themselves. */
export const language = 'hr';
