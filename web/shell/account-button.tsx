import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { repeatsPress } from "#web/hydration/opens-sheet.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import type { Member } from "#web/lib/api/session-events.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { HeaderBalance } from "./header-balance.tsx";

const AccountMenu = lazyDialog({ load: () => import("./account-menu.tsx"), namespaces: ["login"] });

/** The initials of the signed-in guest; a press opens the menu, without JavaScript the account page. */
export function AccountButton({ member }: { member: Member }) {
  const t = useMessages();
  const path = usePaths();
  const button = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = `${member.firstName} ${member.lastName}`;
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <>
      <HeaderBalance />
      <Link
        ref={button}
        data-account-button=""
        to={path("account")}
        {...repeatsPress}
        role="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
        onKeyDown={(event) => event.key === " " && toggle(event)}
        className="-me-[8px] inline-flex size-11 items-center justify-center rounded-pill hover:bg-sunken aria-expanded:bg-sunken md:me-0"
      >
        <Avatar name={name} size="s" />
        <span className="sr-only">{`${t.shell.header.account}: ${name}`}</span>
      </Link>
      <AccountMenu
        waiting={{ title: t.shell.header.account, isQuiet: true }}
        name={name}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        triggerRef={button}
      />
    </>
  );
}
