interface HasPlatform {
  readonly userAgentData?: { readonly platform?: string };
}

/** Browsers by what only they say of themselves; Chrome and Safari are also in what others say. */
const browsers = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

/** What runs Android says Linux too. */
const platforms = ['iPhone', 'iPad', 'Android', 'Macintosh', 'Windows', 'CrOS', 'Linux'];

/** What this device calls itself, as far as the browser says: `Chrome, Android`, `Safari, iPad`. */
export function platformName(): string {
  const { userAgentData, userAgent } = navigator as HasPlatform & Pick<Navigator, 'userAgent'>;
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1];
  const platform = userAgentData?.platform || platforms.find((name) => userAgent.includes(name));
  return [browser, platform].filter(Boolean).join(', ') || 'Browser';
}

/** What the browser calls itself. */
export function userAgent(): string {
  return navigator.userAgent;
}
