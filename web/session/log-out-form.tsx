import type { FormEvent, ReactNode } from "react";
import { usePaths } from "#web/shared/paths.ts";
import { useLogOut } from "./use-log-out.ts";

/** Logout as a plain form, so that it works before hydration and without JavaScript. */
export function LogOutForm({ className, children }: { className: string; children: ReactNode }) {
  const path = usePaths();
  const { leave, isLeaving } = useLogOut();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLeaving) leave();
  };
  return (
    <form method="post" action="/logout" onSubmit={onSubmit}>
      <input type="hidden" name="returnTo" value={path("frontPage")} />
      <button
        type="submit"
        aria-busy={isLeaving || undefined}
        data-pressed={isLeaving || undefined}
        className={`${className} cursor-pointer`}
      >
        {children}
      </button>
    </form>
  );
}
