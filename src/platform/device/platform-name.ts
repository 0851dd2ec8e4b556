interface HasPlatform {
  readonly userAgentData?: { readonly platform?: string };
}

/** What this device calls itself, as far as the browser says: `Android`, `iPad`, `Windows`. */
export function platformName(): string {
  const { userAgentData } = navigator as HasPlatform;
  const told =
    userAgentData?.platform ?? /iPhone|iPad|Android|Macintosh|Windows|CrOS|Linux/.exec(navigator.userAgent)?.[0];
  return told || 'Browser';
}
