export const title = 'Cookies';
export const text = 'We use one essential cookie to remember your choice. The rest are optional; we’ll ask again in 7 days.';
export const more = 'More info';
/** The rest of the link's text, for screen readers, which may read the link alone. */
export const moreOf = ' about cookies';
export const essential = 'Essential';
export const essentialText = 'Remembers your choice.';
export const preferences = 'Preferences';
export const preferencesText = 'Remembers how you like to browse.';
export const statistics = 'Statistics';
export const statisticsText = 'Counts visits so we can improve.';
export const marketing = 'Marketing';
export const marketingText = 'Lets us show you offers elsewhere.';
export const allowEssential = 'Allow essential';
export const allowSelected = 'Allow selected';
export const allowAll = 'Allow all';
