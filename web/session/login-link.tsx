import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useModal } from "#web/shared/modal-url.ts";
import { usePaths } from "#web/shared/paths.ts";

/** A link to log in: it opens the drawer, or without JavaScript the login page, and leads back here. */
export function LoginLink({ className, children }: { className: string; children: ReactNode }) {
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
      {...opensSheet(t.shell.header.login, { shape: "drawer" })}
      className={className}
    >
      {children}
    </Link>
  );
}
