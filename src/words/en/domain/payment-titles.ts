/** Of the ways and kinds of payment that the engine has titles for, by their ids; those of English are its own. */
export const titles: Readonly<Record<string, string>> = {};
