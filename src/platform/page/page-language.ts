/** The language of the document, as set by the engine; '' without one. The module of words also has it, but would have to be loaded. */
export function pageLanguage(): string {
  return document.documentElement.lang;
}
