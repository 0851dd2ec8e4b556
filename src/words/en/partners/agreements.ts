/** Agreements by which one company sells the tours of another. */
export const loading = 'Loading the agreements …';
export const titles = { supplier: 'Who sells your tours', reseller: 'Whose tours you sell' };
export const none = { supplier: 'No other company sells your tours yet. If one asks to, you answer here.', reseller: 'You sell no tours of other companies.' };
export const more = 'Show more';
/** The states of an agreement, for the side that reads it. */
export const states = {
  supplier: { requested: (date: string) => `Asked on ${date} to sell your tours`, granted: (date: string) => `May sell your tours since ${date}`, refused: (date: string) => `You refused on ${date}`, revoked: (date: string) => `Ended on ${date}` },
  reseller: {
    requested: (date: string) => `You asked on ${date}. There is no answer yet.`,
    granted: (date: string) => `You may sell their tours since ${date}`,
    refused: (date: string) => `They refused on ${date}`,
    revoked: (date: string) => `Ended on ${date}`,
  },
};
export const grantHint = 'If you allow it, they may sell all of your tours.';
export const moves = { requested: 'Ask again', granted: 'Allow it', refused: 'Refuse', revoked: 'End the agreement' };
export const endTitle = (company: string): string => `End the agreement with ${company}?`;
export const endText = {
  supplier: 'Your tours leave their shops at once, and places that they have reserved are free again. Places that they have sold stay sold.',
  reseller: 'Their tours leave your shops at once, and places that you have reserved are free again. Places that you have sold stay sold.',
};

// The places that a reseller may reserve
export const share = 'How much of a departure they may reserve, in percent';
export const shareHint = (places: number, reserved: number): string => `They may keep ${reserved} of ${places} places for themselves before they have sold them, for a day at most. Places that they have sold do not count.`;
export const shareWrong = 'Please enter a whole number from 0 to 100.';
export const saveShare = 'Save';
export const shareOf = (percent: number): string => `You may reserve ${percent} % of each departure before you have sold it.`;
