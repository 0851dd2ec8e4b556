import { useAtomValue } from 'jotai';
import { hrefTo } from '#domain/pages.ts';
import { todayAtom } from '#state/clock.ts';
import { usePageLink } from '#state/page-link.ts';
import { storeAtom } from '#state/webstore.ts';
import styles from './footer.module.css';
import { SocialIcon, socialName } from './social-icon.tsx';

/** Who stands behind the shop, and the ways out of it (S2). */
export function Footer() {
  const { base_account, social_links } = useAtomValue(storeAtom);
  const year = useAtomValue(todayAtom).slice(0, 4);

  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p className={styles.motto}>The engine that powers your adventure.</p>
        <nav aria-label="About this shop" className={styles.links}>
          <FooterLink href={hrefTo.overview()}>Your bookings</FooterLink>
          <FooterLink href={hrefTo.becomeSupplier()}>Become a supplier</FooterLink>
          <FooterLink href={hrefTo.becomeReseller()}>Become a reseller</FooterLink>
          {/* Printed by the engine: it is loaded as a document. */}
          <a href={hrefTo.engineApi()}>Engine API</a>
          <FooterLink href={hrefTo.cookiePolicy()}>Cookie policy</FooterLink>
          <CookieSettings />
        </nav>
        {social_links.length > 0 ? (
          <ul className={styles.social}>
            {social_links.map(({ kind, url }) => (
              <li key={url}>
                <a href={url} rel="noopener" aria-label={`${base_account.company_display_name} on ${socialName(kind)}`}>
                  <SocialIcon kind={kind} />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <p className={styles.copyright}>
          © {year} {base_account.company_display_name}
        </p>
      </div>
    </footer>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return <a {...usePageLink(href)}>{children}</a>;
}

/** Opens the dialog again (N4); without script the engine forgets the answer, so that it is asked for anew. */
function CookieSettings() {
  return (
    <form method="post" action="/consent">
      <button type="submit" name="choice" value="ask" data-opens-consent="">
        Cookie settings
      </button>
    </form>
  );
}
