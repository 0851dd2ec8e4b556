/** The first script of the document: loads the app. */
void import('./main.tsx');
