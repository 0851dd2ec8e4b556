import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { hrefTo } from '#domain/app/pages.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { storeAtom } from '#state/resources.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';

/** The bar stays, with a sign beside the cart where something waits; the banner below it is large on the home page and a low strip on the others (S1). */
export function Header({ isHome, sign }: { isHome: boolean; sign: ReactNode }) {
  const { title, banner_message, banner, banner_picture, base_account, logo } = useAtomValue(storeAtom);
  const home = usePageLink(hrefTo.home());
  const Title = isHome ? 'h1' : 'p';

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.inside}>
          <a className={styles.home} {...home}>
            <Picture
              kind="logo"
              picture={logo?.url ?? null}
              alt={logo?.alt_text ?? ''}
              priority
              className={styles.logo}
            />
            <span className={styles.company}>{base_account.company_display_name}</span>
          </a>
          {sign}
          <CartLink />
        </div>
      </div>
      <div className={styles.banner} data-size={isHome ? 'large' : 'low'}>
        <Picture
          kind="banner"
          picture={banner_picture ?? banner}
          sizes={BANNER_SIZES}
          priority={isHome}
          alt={isHome ? undefined : ''}
          className={styles.picture}
        />
        <div className={styles.words}>
          <Title className={styles.title} tabIndex={isHome ? -1 : undefined}>
            {title}
          </Title>
          <p className={styles.message}>{banner_message}</p>
        </div>
      </div>
    </header>
  );
}

/** It is as wide as the window; on a phone it is cut to its height. */
export const BANNER_SIZES = '(max-width: 40rem) 150vw, 100vw';
