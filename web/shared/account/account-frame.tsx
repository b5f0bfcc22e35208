import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigation } from "react-router";
import type { User } from "#contract/account.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { ProgressLine } from "#web/ui/feedback/progress-line.tsx";
import { NeedsScriptNote } from "../needs-script-note.tsx";
import { usePageContext } from "../page-context.tsx";
import { usePaths } from "../paths.ts";
import { AccountNav } from "./account-nav.tsx";
import type { AccountPlace } from "./account-places.ts";
import { AccountProblem } from "./account-problem.tsx";
import { ConfirmIdentityProvider } from "./confirm-identity-provider.tsx";
import type { AccountPageData } from "./load-account-page.ts";

type Props<T> = {
  own: AccountPageData<T>;
  place: AccountPlace;
  /** The name of the page where it is not the one in the list of pages. */
  title?: string;
  /** Where a page inside another leads back to. */
  back?: { to: string; label: string };
  lead?: string;
  children: (found: T, user: User) => ReactNode;
};

/** A page of the account: the list of pages beside it, its name, what it shows or why it cannot. */
export function AccountFrame<T>({ own, place, title, back, lead, children }: Props<T>) {
  const t = useMessages();
  const words = useNamespace("account");
  const { site } = usePageContext();
  const name = title ?? words.places[place];
  const isBusy = useNavigation().state === "loading";
  return (
    <div className="page-width items-start gap-8 pt-3 pb-12 desktop:grid desktop:grid-cols-[264px_minmax(0,1fr)] desktop:pt-8">
      <title>{words.pageTitle({ title: name, brand: t.shell.brand[site.brand] })}</title>
      <meta name="robots" content="noindex,nofollow" />
      <div className="sticky top-[calc(var(--header-size)+24px)] hidden desktop:block print:hidden">
        <AccountNav user={own.user} current={place} />
      </div>
      <div className="min-w-0 desktop:max-w-[800px]">
        <ProgressLine isBusy={isBusy} />
        <BackLink place={place} {...(back && { back })} />
        <h1 className="text-text type-h1 print:hidden">{name}</h1>
        {lead && <p className="measure mt-1 text-text-2 type-body print:hidden">{lead}</p>}
        <div className="noscript:mt-4">
          <NeedsScriptNote say={words.needsScript} />
        </div>
        <div className="mt-5 desktop:mt-6">
          {own.user ? (
            <ConfirmIdentityProvider user={own.user}>{children(own.found, own.user)}</ConfirmIdentityProvider>
          ) : (
            <AccountProblem trouble={own.trouble} />
          )}
        </div>
      </div>
    </div>
  );
}

/** On phones every page leads back to the list; beside the list only a page inside another needs it. */
function BackLink({ place, back }: { place: AccountPlace; back?: { to: string; label: string } }) {
  const words = useNamespace("account");
  const path = usePaths();
  if (place === "account") return null;
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
