import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useLoginPlace } from "./login-context.tsx";
import type { LoginView } from "./login-views.ts";

/** A link to another of the forms: in the drawer it stays there, on a page it is the next page. */
export function ViewLink({ view, children }: { view: LoginView; children: string }) {
  const { onView, hrefOf } = useLoginPlace();
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
