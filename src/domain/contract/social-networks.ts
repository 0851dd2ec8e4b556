/** The social networks for which the shop has an icon, by their codes. */
export const networkNames = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
  whatsapp: 'WhatsApp',
} as const;
export type SocialNetwork = keyof typeof networkNames;

/** The code of a network, in any case of letters; null for a network without an icon. */
export function socialNetworkOf(kind: string): SocialNetwork | null {
  const code = kind.toLowerCase();
  return Object.hasOwn(networkNames, code) ? (code as SocialNetwork) : null;
}
