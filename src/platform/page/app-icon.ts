/** Shows a number on the icon of the installed app, where the system can; 0 takes it away. */
export function markApp(count: number): void {
  const { setAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge'>>;
  void setAppBadge?.call(navigator, count).catch(() => undefined);
}
