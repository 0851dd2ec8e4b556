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
  /** The first link of the page. Links of the hidden consent dialog would otherwise come before it. */
  skip: ReactNode;
  sign: ReactNode;
  /** Notices stand below the bar. Between banner and search they would separate two parts that overlap. */
  notices: ReactNode;
}

/**
 * The bar is always visible, with a sign beside the cart for waiting changes. The banner is large on the home page, and a low strip on others (S1).
 */
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
            {/* Screen readers should read the name only once. */}
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

/** The banner is as wide as the window. On a phone it is cropped to its height. */
export const BANNER_SIZES = '(max-width: 40rem) 150vw, 100vw';

/** The number of lines, and the time for which they are held (S3, S4). Until storage has been read, only the space is reserved. */
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

/** The time left. Before the engine has answered since the device woke up, it is only the device's own guess (C11). */
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
