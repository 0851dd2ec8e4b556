/** Shows a number on the icon of the installed app, if the system can; 0 removes it. */
export function markApp(count: number): void {
  const { setAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge'>>;
  void setAppBadge?.call(navigator, count).catch(() => undefined);
}
