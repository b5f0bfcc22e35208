import type { ReactNode } from "react";
import { Link } from "react-router";

type Props = { to: string; tone: "text-primary" | "text-danger"; onOpen: () => void; children: ReactNode };

/** Opens a dialog over the booking; without JavaScript and in a new tab it leads to the page with the same form. */
export function OrderModalLink({ to, tone, onOpen, children }: Props) {
  return (
    <Link
      to={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen();
      }}
      className={`mt-3 inline-flex min-h-11 items-center underline underline-offset-4 type-body print:hidden ${tone}`}
    >
      {children}
    </Link>
  );
}
