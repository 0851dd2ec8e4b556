interface HasPlatform {
  readonly userAgentData?: { readonly platform?: string };
}

/** Browsers by the names that only they have in their user agents. Chrome and Safari come last, because other browsers name them too. */
const browsers = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

/** Android comes before Linux, because devices with Android name both. */
const platforms = ['iPhone', 'iPad', 'Android', 'Macintosh', 'Windows', 'CrOS', 'Linux'];

/** The name of this device, as far as the browser says it: `Chrome, Android`, `Safari, iPad`. */
export function platformName(): string {
  const { userAgentData, userAgent } = navigator as HasPlatform & Pick<Navigator, 'userAgent'>;
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1];
  const platform = userAgentData?.platform || platforms.find((name) => userAgent.includes(name));
  return [browser, platform].filter(Boolean).join(', ') || 'Browser';
}

/** The browser's user agent. */
export function userAgent(): string {
  return navigator.userAgent;
}
