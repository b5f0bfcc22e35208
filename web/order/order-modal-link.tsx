import { Link } from "react-router";
import { opensSheet } from "#web/hydration/opens-sheet.ts";

type Props = { to: string; tone: "text-primary" | "text-danger"; onOpen: () => void; label: string };

/** Opens a dialog over the booking; without JavaScript and in a new tab it leads to the page with the same form. */
export function OrderModalLink({ to, tone, onOpen, label }: Props) {
  return (
    <Link
      {...opensSheet(label)}
      to={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen();
      }}
      className={`mt-3 inline-flex min-h-11 items-center underline underline-offset-4 type-body print:hidden ${tone}`}
    >
      {label}
    </Link>
  );
}
