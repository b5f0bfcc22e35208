import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useLoginContext } from "./login-context.tsx";
import type { LoginView } from "./login-views.ts";

/** A link to another form: it opens in the drawer, or on a page as the next page. */
export function ViewLink({ view, children }: { view: LoginView; children: string }) {
  const { onView, hrefOf } = useLoginContext();
  const press = (event: MouseEvent) => {
    if (!onView || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onView(view);
  };
  return (
    <Link
      to={hrefOf(view)}
      onClick={press}
      className="-my-2 inline-flex min-h-11 items-center justify-self-start text-primary underline underline-offset-4 type-small hover:no-underline"
    >
      {children}
    </Link>
  );
}
