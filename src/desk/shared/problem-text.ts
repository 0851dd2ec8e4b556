import { addProblemWords } from '#text/problem-text.ts';
import { deskProblemWords } from '#words/desk/problems.ts';

// The words come with the forms that show them, and not with the first screen of the desk.
addProblemWords(deskProblemWords);

export { nestedTexts, problemText, problemTexts } from '#text/problem-text.ts';
