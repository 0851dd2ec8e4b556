/** Loads the script of a store's tag manager, once (O9). The content security policy of the store's documents allows only this script's host. */
export function loadTagManager(address: string): void {
  if (document.querySelector('script[data-tag-manager]')) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.dataset['tagManager'] = '';
  document.head.append(script);
}
