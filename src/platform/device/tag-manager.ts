/** Loads the script of a store's tag manager, once (O9). The policy of the store's documents allows its host alone. */
export function loadTagManager(address: string): void {
  if (document.querySelector('script[data-tag-manager]')) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.dataset['tagManager'] = '';
  document.head.append(script);
}
