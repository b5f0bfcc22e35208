import type { FormEvent, ReactNode } from "react";
import { usePaths } from "../paths.ts";
import { useLogOut } from "./use-log-out.ts";

/** The way out is a plain form, so that it is also there before and without scripts. */
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
