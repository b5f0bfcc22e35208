import "./footer.css";
import { Link } from "react-router";
import { Logo } from "#web/brand/logo.tsx";
import { island } from "#web/hydration/island.tsx";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { CardMarks } from "#web/shared/card-marks.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ConsentLink } from "./consent-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

const linkClasses =
  "inline-flex min-h-11 items-center text-footer-link underline underline-offset-4 hover:no-underline";

const Newsletter = island({
  id: "footer-newsletter",
  load: () => import("./footer-newsletter.tsx"),
  namespaces: ["newsletter", "field"],
});

type Props = {
  isCheckout: boolean;
  /** Whether the newsletter form is shown: not during a booking, nor on the newsletter page. */
  hasNewsletter: boolean;
};

export function Footer({ isCheckout, hasNewsletter }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const path = usePaths();
  const { env, site } = usePageContext();
  const phone = site.tollFree ?? site.supportPhone;
  return (
    <footer className="mt-16 bg-footer text-footer-text type-small">
      <div className="brand-pattern">
        {hasNewsletter && <Newsletter />}
        <div className="page-width grid gap-8 py-12 desktop:grid-cols-4">
          <div className="grid content-start gap-3">
            <Logo brand={site.brand} language={language} />
            <p>{t.shell.footer.promise[site.brand]}</p>
          </div>
          <FooterColumn title={t.shell.footer.support}>
            <li>
              <a className={linkClasses} href={`tel:${phone.replaceAll(" ", "")}`}>
                <bdi dir="ltr">{phone}</bdi>
              </a>
            </li>
            <li>
              <a className={linkClasses} href={`mailto:${site.supportEmails.general}`}>
                <bdi dir="ltr">{site.supportEmails.general}</bdi>
              </a>
            </li>
          </FooterColumn>
          <FooterColumn title={t.shell.footer.legal}>
            <li>
              <Link className={linkClasses} to={path("help")} reloadDocument={isCheckout}>
                {t.shell.footer.help}
              </Link>
            </li>
            <li>
              <Link className={linkClasses} to={path("saved")} reloadDocument={isCheckout}>
                {t.shell.footer.saved}
              </Link>
            </li>
            <li>
              <Link className={linkClasses} to={path("manageBooking")} reloadDocument={isCheckout}>
                {t.shell.footer.manageBooking}
              </Link>
            </li>
            {site.features.wallet && (
              <li>
                <Link className={linkClasses} to={path("giftCards")} reloadDocument={isCheckout}>
                  {t.shell.footer.giftCards}
                </Link>
              </li>
            )}
            <li>
              <Link className={linkClasses} to={path("terms")} reloadDocument={isCheckout}>
                {t.shell.footer.terms}
              </Link>
            </li>
            <li>
              <Link className={linkClasses} to={path("privacy")} reloadDocument={isCheckout}>
                {t.shell.footer.privacy}
              </Link>
            </li>
            <li>
              <ConsentLink className={linkClasses} />
            </li>
            <li>
              <LanguageSwitch className="!px-0 text-footer-link hover:bg-transparent hover:underline" />
            </li>
          </FooterColumn>
          <AcceptedCards />
        </div>
        <div className="page-width border-footer-text/20 border-t py-4 type-caption">
          {env === "demo" && <p className="mb-2 font-bold sm:hidden">{t.shell.demo.note}</p>}
          <p className="drawn-pictures-note">{t.shell.footer.illustrations}</p>
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-bold type-body">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function AcceptedCards() {
  const t = useMessages();
  return (
    <div>
      <h2 className="mb-3 font-bold type-body">{t.shell.footer.payments}</h2>
      <CardMarks />
    </div>
  );
}
