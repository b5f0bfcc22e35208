import { Heart, Lock } from "lucide-react";
import { Link } from "react-router";
import { Logo } from "#web/brand/logo.tsx";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { AccountLink } from "./account-link.tsx";
import { CurrencySwitch } from "./currency-switch.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { PersonalPart } from "./personal-part.tsx";

type Props = {
  isCheckout: boolean;
  /** The page is a login page. */
  isLogin: boolean;
};

export function Header({ isCheckout, isLogin }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const { site, env } = usePageContext();
  const path = usePaths();
  return (
    <header className="sticky top-0 z-sticky border-border border-b bg-surface">
      <div className="page-width flex min-h-header flex-wrap items-center gap-2 max-[359px]:gap-0 desktop:gap-4">
        <Link
          to={path("frontPage")}
          reloadDocument={isCheckout}
          className="flex min-h-11 max-w-max grow basis-8 items-center rounded-control"
          aria-label={t.shell.homeOf({ brand: t.shell.brand[site.brand] })}
        >
          <Logo brand={site.brand} language={language} />
        </Link>
        {env === "demo" && (
          <p className="hidden rounded-pill bg-accent-soft px-3 py-1 text-accent-text type-caption sm:block">
            {t.shell.demo.note}
          </p>
        )}
        <div className="ms-auto flex shrink-0 items-center gap-1 max-[359px]:gap-0 desktop:gap-3">
          {isCheckout ? (
            <p className="hidden items-center gap-1.5 px-3 text-success type-small sm:flex">
              <Icon icon={Lock} size="s" />
              {t.shell.header.secure}
            </p>
          ) : (
            <>
              <Link
                to={path("help")}
                className="hidden min-h-11 items-center rounded-control px-3 text-text-2 type-small hover:text-text desktop:inline-flex"
              >
                {t.shell.header.help}
              </Link>
              <Link
                to={path("saved")}
                className="hidden min-h-11 items-center gap-2 rounded-control px-3 text-text-2 type-small hover:text-text desktop:inline-flex"
              >
                <Icon icon={Heart} size="s" />
                {t.shell.header.saved}
              </Link>
              <CurrencySwitch />
            </>
          )}
          <LanguageSwitch />
          {!isCheckout && !isLogin && (
            <PersonalPart name="account">
              <AccountLink />
            </PersonalPart>
          )}
        </div>
      </div>
    </header>
  );
}
