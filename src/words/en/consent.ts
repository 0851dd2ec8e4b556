export const title = 'Cookies on this shop';
export const text =
  'One essential cookie remembers this answer. The others are yours to allow, or not, for seven days at a time.';
export const more = 'More info';
/** The rest of it, for those who hear the link by itself. */
export const moreOf = ' about cookies';
export const essential = 'Essential';
export const essentialText = 'Remembers this answer.';
export const preferences = 'Preferences';
export const preferencesText = 'Remembers how you like to browse.';
export const statistics = 'Statistics';
export const statisticsText = 'Counts visits, to improve the shop.';
export const marketing = 'Marketing';
export const marketingText = 'Lets us show you offers elsewhere.';
export const allowEssential = 'Allow essential';
export const allowSelected = 'Allow selected';
export const allowAll = 'Allow all';
