import { useAtomValue } from 'jotai';
import { hrefTo } from '#domain/app/pages.ts';
import { todayAtom } from '#state/clock.ts';
import { isKioskAtom } from '#state/kiosk-mode.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { storeAtom } from '#state/resources.ts';
import * as words from '#words/shell.ts';

import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';
import { SocialIcon, socialName } from './social-icon.tsx';

/** Who stands behind the shop, and the ways out of it (S2): in a kiosk there are none (X1). */
export function Footer() {
  const { base_account, social_links } = useAtomValue(storeAtom);
  const isKiosk = useAtomValue(isKioskAtom);
  const company = base_account.company_display_name;
  const year = useAtomValue(todayAtom).slice(0, 4);

  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p className={styles.motto}>{words.motto}</p>
        <nav aria-label={words.about} className={styles.links}>
          <FooterLink href={hrefTo.overview()}>{words.yourBookings}</FooterLink>
          <FooterLink href={hrefTo.becomeSupplier()}>{words.becomeSupplier}</FooterLink>
          <FooterLink href={hrefTo.becomeReseller()}>{words.becomeReseller}</FooterLink>
          {/* Printed by the engine: it is loaded as a document. */}
          <a href={hrefTo.engineApi()}>{words.engineApi}</a>
          <FooterLink href={hrefTo.cookiePolicy()}>{words.cookiePolicy}</FooterLink>
          <CookieSettings />
        </nav>
        <div className={styles.foot}>
          {social_links.length > 0 ? (
            <ul className={styles.social}>
              {social_links.map(({ kind, url }) => (
                <li key={url}>
                  {isKiosk ? (
                    socialName(kind)
                  ) : (
                    <a href={url} rel="noopener" aria-label={words.companyOn(company, socialName(kind))}>
                      <SocialIcon kind={kind} />
                    </a>
                  )}
                </li>
              ))}
            </ul>
          ) : null}
          <LanguageLinks className={styles.languages} />
          <p className={styles.copyright}>
            © {year} {company}
          </p>
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  const link = usePageLink(href);
  return useAtomValue(isKioskAtom) ? <span>{children}</span> : <a {...link}>{children}</a>;
}

/** Opens the dialog again (N4); without script the engine forgets the answer, so that it is asked for anew. */
function CookieSettings() {
  return (
    <form method="post" action="/consent">
      <button type="submit" name="choice" value="ask" data-opens-consent="">
        {words.cookieSettings}
      </button>
    </form>
  );
}
