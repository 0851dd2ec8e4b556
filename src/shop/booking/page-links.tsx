import type { ComponentProps } from 'react';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Link } from '#ui/display/link.tsx';

/** @param to  an address within the shop */
type Within<Props> = Omit<Props, 'href'> & { to: string } & Parameters<typeof usePageLink>[1];

export function PageLink({ to, replace, onGo, ...rest }: Within<ComponentProps<typeof Link>>) {
  return <Link {...rest} {...usePageLink(to, { replace, onGo })} />;
}

export function PageButton({ to, replace, onGo, ...rest }: Within<ComponentProps<typeof ButtonLink>>) {
  return <ButtonLink {...rest} {...usePageLink(to, { replace, onGo })} />;
}
