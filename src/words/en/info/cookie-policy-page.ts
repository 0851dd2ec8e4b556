export function lead(company: string): string {
  return `${company} sets five cookies at most, all of them its own. One keeps your answer about three others, which are off until you allow them, and one the language that you choose.`;
}

export const oneByOne = 'The cookies, one by one';
export const sevenDays = '7 days';
export const oneYear = '1 year';
export const consent = 'Essential: that you have answered, and what. Without it we would ask on every page.';
export const language =
  'Necessary for a choice of yours: the language of the shop. It is set only when you choose a language, and remembers which.';
export const preferences = 'Preferences: you let the shop remember how you like to browse.';
export const statistics = 'Statistics: you let the shop count visits, to see what works and what does not.';
export const marketing = 'Marketing: you let the shop learn which of its offers elsewhere brought you here.';
export const notAllowed =
  'A category that you do not allow has no cookie, and nothing of it is recorded or sent. The choice itself is recorded without anything that points to you.';

export const elseTitle = 'What else stays on your device';
export const elseText =
  'Your cart, what you are typing in its forms and the bookings made on this device are kept in the browser’s own storage, so that a lost connection loses nothing. They stay there until the cart ends or you clear the browser’s data for this site, and are sent to nobody but this shop, when you order.';
export const paying = 'Paying';
export const payingText =
  'To pay you are led to the card provider’s own page. What that page sets is covered by the provider’s policy; your card’s number never passes through this shop.';
export const answer = 'Your answer';
export const answerText =
  'It holds for seven days, then we ask again. You can change it whenever you like, here or at the foot of every page.';
export const change = 'Change my answer';
