/** The desk's name on a home screen. */
export const appName = (company: string): string => `${company} Desk`;
export const appDescription = 'Admit guests and sell at the counter, with or without a network.';
