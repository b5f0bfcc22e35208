import type { RouterContextProvider } from "react-router";
import { findMember } from "#web/session/find-member.ts";
import type { Personal } from "#web/shared/personal.ts";
import { findHold } from "./find-hold.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** What every page shows of its guest: the name and nothing else of the account, and the stay that they hold. */
export async function loadPersonal(context: Context, request: Request): Promise<Personal> {
  const [user, hold] = await Promise.all([findMember(context, request), findHold(context, request)]);
  return { member: user && { firstName: user.firstName, lastName: user.lastName }, hold };
}
