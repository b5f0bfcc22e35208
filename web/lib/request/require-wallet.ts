import { data, type RouterContextProvider } from "react-router";
import { visitContext } from "./visit.ts";

/** The wallet and gift cards exist on some sites; on the others their pages do not exist. */
export function requireWallet(context: Readonly<Pick<RouterContextProvider, "get">>): void {
  if (!context.get(visitContext).site.features.wallet) throw data(null, { status: 404 });
}
