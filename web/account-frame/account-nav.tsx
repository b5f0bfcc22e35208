import { LogOut } from "lucide-react";
import { Link } from "react-router";
import type { User } from "#contract/account/account.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { LogOutForm } from "#web/session/log-out-form.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { useConnected } from "#web/shared/use-connected.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { type AccountPageName, pageIcons, pageOf, useAccountPages } from "./account-pages.ts";

const row = "flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start type-body transition-colors";

/** The navigation of the account, beside each of its pages on wide screens. */
export function AccountNav({ user, current }: { user: User | null; current: AccountPageName }) {
  const words = useNamespace("account");
  const path = usePaths();
  const isConnected = useConnected();
  return (
    <nav aria-label={words.nav} className="rounded-card border border-border bg-surface p-3">
      {user && <Owner user={user} />}
      <ul className="grid gap-0.5">
        {useAccountPages().map((page) => (
          <li key={page}>
            <Link
              to={path(pageOf[page])}
              onClick={isConnected}
              aria-current={page === current ? "page" : undefined}
              className={`${row} text-text-2 no-underline hover:bg-sunken hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:font-bold aria-[current=page]:text-primary`}
            >
              <Icon icon={pageIcons[page]} />
              {words.places[page]}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-2 border-border border-t pt-2">
        <LogOutForm className={`${row} text-text-2 hover:bg-sunken hover:text-text`}>
          <Icon icon={LogOut} />
          {words.logOut}
        </LogOutForm>
      </div>
    </nav>
  );
}

function Owner({ user: { firstName, lastName, email, phone } }: { user: User }) {
  const name = `${firstName} ${lastName}`;
  return (
    <div className="mb-2 flex items-center gap-3 border-border border-b px-3 pt-1 pb-3">
      <Avatar name={name} />
      <div className="min-w-0">
        <p className="wrap-anywhere font-bold text-text type-body">
          <bdi>{name}</bdi>
        </p>
        <p className="text-text-2 type-caption">
          <bdi dir="ltr" className="inline-block max-w-full wrap-anywhere align-bottom">
            {email ?? (phone && `${phone.dialCode} ${phone.number}`)}
          </bdi>
        </p>
      </div>
    </div>
  );
}
