/** The language of these words, as pages tell it of themselves. */
export const language = 'hr';
