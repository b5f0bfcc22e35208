import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { loyaltyLinesOf } from "#web/checkout/cart/use-loyalty.ts";
import { ConfirmIdentityProvider } from "#web/confirm-identity/confirm-identity-provider.tsx";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { AdviceLink } from "./advice-link.tsx";
import type { PayerWallet } from "./find-wallet.ts";
import { type OfferedProgramme, ProgrammePart } from "./programme-part.tsx";
import { useWallet } from "./use-wallet.ts";
import { WalletPart } from "./wallet-part.tsx";

type Props = { programmes: readonly OfferedProgramme[]; first: PayerWallet };

/** What pays besides money: the wallet and the programmes of this site. Without either nothing is drawn. */
export function PointsBlock({ programmes, first }: Props) {
  const words = useNamespace("points");
  const { wallet, reload } = useWallet(first);
  const { cart } = useCart();
  const { points } = loyaltyLinesOf(cart);
  if (wallet.state === "none" && programmes.length === 0) return null;
  const hasMix = !cart.change && ((wallet.state === "member" && wallet.spendable > 0) || points !== undefined);
  return (
    <ConfirmIdentityProvider user={"user" in wallet ? wallet.user : null}>
      <section aria-labelledby="points-title" className="mb-6 noscript:hidden">
        <h2 id="points-title" className="mb-3 text-text type-h2">
          {words.title[titleOf(wallet, programmes)]}
        </h2>
        <div className="grid gap-3 rounded-card border border-border bg-surface p-4">
          <WalletPart wallet={wallet} onReload={reload} />
          {programmes.length > 0 && <ProgrammePart programmes={programmes} isFirst={wallet.state === "none"} />}
          <Notes />
          {hasMix && <AdviceLink />}
        </div>
      </section>
    </ConfirmIdentityProvider>
  );
}

function titleOf(wallet: PayerWallet, programmes: Props["programmes"]): "both" | "wallet" | "points" {
  if (programmes.length === 0) return "wallet";
  return wallet.state === "none" ? "points" : "both";
}

/** Says what a changed price did to points and wallet. */
function Notes() {
  const language = useLanguage();
  const lines = useCart().cart.products.filter(({ type }) => type === "loyalty");
  return (
    <div role="status" className="grid gap-1 text-text-2 type-small empty:hidden">
      {lines.flatMap(({ productId, notes }) =>
        notes.map(({ message }) => <p key={`${productId} ${message.en}`}>{message[language]}</p>),
      )}
    </div>
  );
}
