import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';

/** The sign of a network, and a link for any other. The name stands on the link around it. */
export function SocialIcon({ kind }: { kind: string }) {
  return (
    <Icon
      drawing={
        signs[kind]?.sign ?? (
          <path d="M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5" />
        )
      }
    />
  );
}

/** How a network is called. */
export function socialName(kind: string): string {
  return signs[kind]?.name ?? kind;
}

const signs: Readonly<Record<string, { name: string; sign: ReactNode }>> = {
  instagram: {
    name: 'Instagram',
    sign: (
      <>
        <rect x="4" y="4" width="16" height="16" rx="4.5" />
        <circle cx="12" cy="12" r="3.75" />
        <path d="M16.6 7.4v.1" />
      </>
    ),
  },
  facebook: {
    name: 'Facebook',
    sign: (
      <path d="M13 21v-8.5h3l.5-3.5H13V7.2c0-1.1.5-1.7 1.7-1.7h1.8V2.6A18 18 0 0 0 14 2.5c-2.5 0-4.2 1.5-4.2 4.3V9H7v3.5h2.8V21" />
    ),
  },
  youtube: {
    name: 'YouTube',
    sign: (
      <>
        <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
        <path d="m10.3 9.3 4.7 2.7-4.7 2.7z" />
      </>
    ),
  },
  tiktok: { name: 'TikTok', sign: <path d="M14 4v10.5a3.75 3.75 0 1 1-3-3.7M14 4c.3 2.6 2 4.3 4.8 4.5" /> },
  x: { name: 'X', sign: <path d="m4.5 4.5 15 15m0-15-15 15" /> },
  whatsapp: {
    name: 'WhatsApp',
    sign: (
      <path d="m4 20 1.2-4A8 8 0 1 1 8.3 19zM9 8.5c0 3.5 3 6.5 6.5 6.5l.8-1.7-2.1-1-1 .8a5 5 0 0 1-2.3-2.3l.8-1-1-2.1z" />
    ),
  },
};
