/** Social networks for which the shop has a sign, by their codes. */
export const networkNames = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
  whatsapp: 'WhatsApp',
} as const;
export type SocialNetwork = keyof typeof networkNames;

/** The code of a network whatever its case; null for one without a sign. */
export function socialNetworkOf(kind: string): SocialNetwork | null {
  const code = kind.toLowerCase();
  return Object.hasOwn(networkNames, code) ? (code as SocialNetwork) : null;
}
