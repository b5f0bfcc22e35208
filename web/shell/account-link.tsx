import { UserRound } from "lucide-react";
import type { MouseEvent } from "react";
import { Link, useLocation } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useModal } from "#web/shared/modal-url.ts";
import { usePaths } from "#web/shared/paths.ts";
import { useMember } from "#web/shared/session/use-member.ts";
import { Icon } from "#web/ui/icon.tsx";
import { AccountButton } from "./account-button.tsx";

/** The way to one's account: for members their initials and a menu, for others the drawer, or the page without a script. */
export function AccountLink() {
  const member = useMember();
  return member ? <AccountButton member={member} /> : <LoginLink />;
}

function LoginLink() {
  const t = useMessages();
  const path = usePaths();
  const drawer = useModal("LOGIN_DRAWER");
  const { pathname, search } = useLocation();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!drawer.isOpen) drawer.open();
  };
  return (
    <Link
      to={path("login", { returnTo: pathname + search })}
      onClick={open}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-bold type-small hover:bg-sunken md:px-3"
    >
      <Icon icon={UserRound} />
      <span className="max-md:sr-only">{t.shell.header.login}</span>
    </Link>
  );
}
