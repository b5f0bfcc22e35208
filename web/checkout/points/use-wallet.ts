import { useEffect, useEffectEvent, useState } from "react";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { useMember } from "#web/session/use-member.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { findWallet, type PayerWallet } from "./find-wallet.ts";

/** The guest's wallet as the loader found it. A login on this page loads it, a logout hides it. */
export function useWallet(first: PayerWallet) {
  const member = useMember();
  const { site } = usePageContext();
  const { cart } = useCart();
  const [known, setKnown] = useState(first);
  const reload = useEffectEvent(async () => {
    if (known.state !== "member") setKnown({ state: "loading" });
    setKnown(await findWallet(callFromBrowser, { site, cart }));
  });
  const [reloads, setReloads] = useState(0);
  const isNew = member !== null && first.state === "guest";
  useEffect(() => {
    if (isNew || reloads > 0) void reload();
  }, [isNew, reloads]);
  const isGone = member === null && known.state !== "none";
  return { wallet: isGone ? ({ state: "guest" } as const) : known, reload: () => setReloads(reloads + 1) };
}
