import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigation } from "react-router";
import type { User } from "#contract/account/account.ts";
import { ConfirmIdentityProvider } from "#web/confirm-identity/confirm-identity-provider.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NeedsScriptNote } from "#web/shared/needs-script-note.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { ProgressLine } from "#web/ui/feedback/progress-line.tsx";
import { AccountNav } from "./account-nav.tsx";
import type { AccountPageName } from "./account-pages.ts";
import { AccountProblem } from "./account-problem.tsx";
import type { AccountPageData } from "./load-account-page.ts";

type Props<T> = {
  own: AccountPageData<T>;
  page: AccountPageName;
  /** The title, where it differs from the name in the navigation. */
  title?: string;
  /** The parent page of a nested page. */
  back?: { to: string; label: string };
  lead?: string;
  /** Its form is a plain one. */
  worksWithoutScript?: boolean;
  children: (found: T, user: User) => ReactNode;
};

/** An account page: navigation, title, and its content or the problem. */
export function AccountFrame<T>({ own, page, title, back, lead, worksWithoutScript, children }: Props<T>) {
  const t = useMessages();
  const words = useNamespace("account");
  const { site } = usePageContext();
  const name = title ?? words.places[page];
  const isBusy = useNavigation().state === "loading";
  return (
    <div className="page-width items-start gap-8 pt-3 pb-12 desktop:grid desktop:grid-cols-[264px_minmax(0,1fr)] desktop:pt-8">
      <title>{words.pageTitle({ title: name, brand: t.shell.brand[site.brand] })}</title>
      <meta name="robots" content="noindex,nofollow" />
      <div className="sticky top-[calc(var(--header-size)+24px)] hidden desktop:block print:hidden">
        <AccountNav user={own.user} current={page} />
      </div>
      <div className="min-w-0 desktop:max-w-[800px]">
        <ProgressLine isBusy={isBusy} />
        <BackLink page={page} {...(back && { back })} />
        <h1 className="text-text type-h1 print:hidden">{name}</h1>
        {lead && <p className="measure mt-1 text-text-2 type-body print:hidden">{lead}</p>}
        {!worksWithoutScript && (
          <div className="noscript:mt-4">
            <NeedsScriptNote say={words.needsScript} />
          </div>
        )}
        <div className="mt-5 desktop:mt-6">
          {own.user ? (
            <ConfirmIdentityProvider user={own.user}>{children(own.found, own.user)}</ConfirmIdentityProvider>
          ) : (
            <AccountProblem
              problem={own.problem}
              {...(page === "orders" && { isOf: back ? ("order" as const) : ("orders" as const) })}
              {...(page === "wallet" && { isOf: page })}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** On phones every page links back to the list of pages; on wide screens only nested pages link back. */
function BackLink({ page, back }: { page: AccountPageName; back?: { to: string; label: string } }) {
  const words = useNamespace("account");
  const path = usePaths();
  if (page === "account") return null;
  const { to, label } = back ?? { to: path("account"), label: words.back };
  return (
    <Link
      to={to}
      className={`-ms-1 inline-flex min-h-11 items-center gap-1 text-primary type-small hover:text-primary-hover print:hidden ${back ? "" : "desktop:hidden"}`}
    >
      <Icon icon={ChevronLeft} size="s" />
      {label}
    </Link>
  );
}
