export const appName = (company: string): string => `${company} – pult`;
export const appDescription = 'Prijem gostiju i prodaja na pultu, s mrežom ili bez nje.';
