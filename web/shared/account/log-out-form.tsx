import type { FormEvent, ReactNode } from "react";
import { usePaths } from "../paths.ts";
import { useLogOut } from "./use-log-out.ts";

/** Logout as a plain form, so that it works before hydration and without JavaScript. */
export function LogOutForm({ className, children }: { className: string; children: ReactNode }) {
  const path = usePaths();
  const logOut = useLogOut();
  const leave = (event: FormEvent) => {
    event.preventDefault();
    logOut();
  };
  return (
    <form method="post" action="/logout" onSubmit={leave}>
      <input type="hidden" name="returnTo" value={path("frontPage")} />
      <button type="submit" className={`${className} cursor-pointer`}>
        {children}
      </button>
    </form>
  );
}
