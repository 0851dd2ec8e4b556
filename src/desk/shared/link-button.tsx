import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '#ui/controls/button.tsx';

/** A link to a screen of the desk that looks like a button. */
export function LinkButton({ href, ...rest }: ComponentProps<typeof ButtonLink> & { href: string }) {
  return (
    <Link href={href} asChild>
      <ButtonLink {...rest} />
    </Link>
  );
}
