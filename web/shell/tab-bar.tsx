import { CalendarCheck, CircleQuestionMark, Heart, House, UserRound, WalletCards } from "lucide-react";
import { NavLink } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** The bottom navigation of phones. A site with the wallet has it as its fifth tab; the footer links to help. */
export function TabBar() {
  const t = useMessages();
  const path = usePaths();
  const { features } = usePageContext().site;
  const tabs = [
    { to: path("frontPage"), icon: House, label: t.shell.nav.home },
    { to: path("saved"), icon: Heart, label: t.shell.nav.saved },
    { to: path("accountOrders"), icon: CalendarCheck, label: t.shell.nav.bookings },
    { to: path("account"), icon: UserRound, label: t.shell.nav.account },
    features.wallet
      ? { to: path("accountWallet"), icon: WalletCards, label: t.shell.nav.wallet }
      : { to: path("help"), icon: CircleQuestionMark, label: t.shell.nav.help },
  ];
  return (
    <nav
      data-bottom-bar=""
      aria-label={t.shell.nav.label}
      className="sticky bottom-0 z-sticky border-border border-t bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="mx-auto flex max-w-[720px]">
        {tabs.map(({ to, icon, label }) => (
          <li key={to} className="flex-1">
            <NavLink
              to={to}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 text-text-2 type-caption aria-[current=page]:font-bold aria-[current=page]:text-primary"
            >
              <Icon icon={icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
