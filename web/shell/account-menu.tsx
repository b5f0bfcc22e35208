import { CalendarCheck, Heart, LogOut, ShieldCheck, UserRound, UsersRound, WalletCards } from "lucide-react";
import type { RefObject } from "react";
import { Link } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { LogOutForm } from "#web/session/log-out-form.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Popover } from "#web/ui/overlay/popover.tsx";

const rowClasses =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-start text-text no-underline type-body hover:bg-sunken";

type Props = { name: string; isOpen: boolean; onClose: () => void; triggerRef: RefObject<Element | null> };

/** The menu of a signed-in guest: account pages and logout. */
export default function AccountMenu({ name, isOpen, onClose, triggerRef }: Props) {
  const { menu: words } = useNamespace("login");
  const t = useMessages();
  const path = usePaths();
  const { features } = usePageContext().site;
  const links = [
    { to: path("account"), icon: UserRound, label: words.account },
    { to: path("accountOrders"), icon: CalendarCheck, label: words.orders },
    ...(features.wallet ? [{ to: path("accountWallet"), icon: WalletCards, label: t.shell.nav.wallet }] : []),
    { to: path("saved"), icon: Heart, label: words.saved },
    { to: path("accountTravellers"), icon: UsersRound, label: words.travellers },
    { to: path("accountSecurity"), icon: ShieldCheck, label: words.security },
  ];
  return (
    <Popover
      isOpen={isOpen}
      onClose={onClose}
      triggerRef={triggerRef}
      label={words.label}
      placement="bottom end"
      className="w-64 !p-2"
    >
      <p className="wrap-anywhere px-3 py-2 font-semibold text-text type-body">
        <bdi>{name}</bdi>
      </p>
      <ul className="border-border border-y py-1">
        {links.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to} onClick={onClose} className={rowClasses}>
              <Icon icon={icon} className="text-text-2" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <LogOutForm className={`${rowClasses} mt-1`}>
        <Icon icon={LogOut} className="text-text-2" />
        {words.logOut}
      </LogOutForm>
    </Popover>
  );
}
