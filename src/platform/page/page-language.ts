/** The language of the document, as the engine has said it; '' where nothing says one. The words would say it too, at the cost of their module. */
export function pageLanguage(): string {
  return document.documentElement.lang;
}
