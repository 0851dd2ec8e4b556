import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { hrefTo } from '#domain/app/pages.ts';
import { countdown } from '#domain/time/hold.ts';
import { cartCountAtom, isHoldConfirmedAtom, secondsLeftAtom } from '#shop/state/cart/cart.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { storeAtom } from '#shop/state/resources.ts';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PictureView } from '#ui/pictures/picture.tsx';
import * as words from '#words/app.ts';
import styles from './header.module.css';

interface Props {
  isHome: boolean;
  hasBanner: boolean;
  /** Comes first. Within the banner: links of the consent dialog stand before it, though they are not seen. */
  skip: ReactNode;
  sign: ReactNode;
  /** Stand below the bar: between banner and search they would part what lies upon each other. */
  notices: ReactNode;
}

/** The bar stays, with a sign beside the cart where something waits; the banner is large on the home page and a low strip on the others (S1). */
export function Header({ isHome, hasBanner, skip, sign, notices }: Props) {
  const { title, banner_message, text_language, banner, banner_picture, banner_focus, base_account, logo } =
    useAtomValue(storeAtom);
  const company = base_account.company_display_name;
  const home = usePageLink(hrefTo.home());
  const Title = isHome ? 'h1' : 'p';

  return (
    <header className={styles.header}>
      {skip}
      <div className={styles.bar}>
        <div className={styles.inside}>
          <a className={styles.home} lang={logo?.text_language} {...home}>
            <PictureView
              kind="logo"
              picture={logo?.url ?? null}
              alt={logo?.alt_text ?? ''}
              priority
              className={styles.logo}
            />
            {/* Screen readers hear the name once. */}
            <span className={styles.company} aria-hidden={logo?.alt_text.includes(company) || undefined}>
              {company}
            </span>
          </a>
          {sign}
          <CartLink />
        </div>
      </div>
      {notices}
      {hasBanner ? (
        <div className={styles.banner} data-size={isHome ? 'large' : 'low'}>
          <PictureView
            kind="banner"
            picture={banner_picture ?? banner}
            sizes={BANNER_SIZES}
            focus={banner_focus}
            priority={isHome}
            alt={isHome ? undefined : ''}
            className={styles.picture}
          />
          <div className={styles.words} lang={text_language}>
            <Title className={styles.title} tabIndex={isHome ? -1 : undefined}>
              {title}
            </Title>
            <p className={styles.message}>{banner_message}</p>
          </div>
        </div>
      ) : null}
    </header>
  );
}

/** It is as wide as the window; on a phone it is cut to its height. */
export const BANNER_SIZES = '(max-width: 40rem) 150vw, 100vw';

/** How many lines, and for how long they are held (S3, S4). Until the device's storage has been read, only the room for it. */
function CartLink() {
  const count = useAtomValue(cartCountAtom);
  const link = usePageLink(hrefTo.checkout(0));

  return (
    <a className={styles.cart} data-full={count ? true : undefined} {...link}>
      <Countdown />
      <Icon name="cart" />
      <VisuallyHidden>{count === undefined ? words.cart : `${words.cart}, `}</VisuallyHidden>
      <span className={styles.count} key={count}>
        {count}
      </span>
      <VisuallyHidden>{count === undefined ? '' : ` ${words.items(count)}`}</VisuallyHidden>
    </a>
  );
}

/** Until the engine has answered since the device woke it is only what the device believes (C11). */
function Countdown() {
  const seconds = useAtomValue(secondsLeftAtom);
  const isConfirmed = useAtomValue(isHoldConfirmedAtom);
  const isDoubtful = seconds !== null && !isConfirmed;

  return (
    <>
      {isDoubtful ? <VisuallyHidden>{`${words.unconfirmed} `}</VisuallyHidden> : null}
      <span role="timer" className={styles.countdown} data-doubtful={isDoubtful || undefined}>
        {seconds === null ? null : countdown(seconds)}
      </span>
    </>
  );
}
