import { useState } from "react";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { loyaltyLinesOf, useLoyalty } from "#web/checkout/cart/use-loyalty.ts";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { LoginLink } from "#web/session/login-link.tsx";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { Switch } from "#web/ui/field/switch.tsx";
import type { PayerWallet } from "./find-wallet.ts";
import { TextButton, textButtonClasses } from "./text-button.tsx";
import { WalletAmount } from "./wallet-amount.tsx";

type Props = { wallet: PayerWallet; onReload: () => void };

/** The wallet of the guest, or how to get to it. */
export function WalletPart({ wallet, onReload }: Props) {
  const t = useMessages();
  const { wallet: words } = useNamespace("points");
  const { site } = usePageContext();
  if (wallet.state === "none") return null;
  if (wallet.state === "loading") return <Skeleton className="h-11 w-full rounded-control-sm" />;
  if (wallet.state === "guest") return <LoginLink className={textButtonClasses}>{words.login}</LoginLink>;
  if (wallet.state === "join") return <Join onJoined={onReload} />;
  if (wallet.state === "frozen") {
    const phone = leftToRight(site.tollFree ?? site.supportPhone);
    return <p className="text-text-2 type-body">{words.frozen({ phone })}</p>;
  }
  if (wallet.state === "failed") {
    return (
      <p className="flex flex-wrap items-center gap-x-4 text-text-2 type-body">
        {t.errors_onload.wallet.title}
        <TextButton onPress={onReload}>{t.errors_onload.wallet.retry}</TextButton>
      </p>
    );
  }
  return <WalletSwitch spendable={wallet.spendable} onReload={onReload} />;
}

function Join({ onJoined }: { onJoined: () => void }) {
  const { wallet: words } = useNamespace("points");
  const show = useSnackbar();
  const { submit, isBusy, problem } = useAccountSubmit();
  const join = async () => {
    if (!(await submit(() => callFromBrowser("enrolInWallet", {})))) return;
    show({ text: words.joined });
    onJoined();
  };
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-text-2 type-body">
        {words.joinWhy}
        <TextButton isBusy={isBusy} onPress={() => void join()}>
          {words.join}
        </TextButton>
      </p>
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}

type SwitchProps = { spendable: number; onReload: () => void };

function WalletSwitch({ spendable, onReload }: SwitchProps) {
  const { wallet: words } = useNamespace("points");
  const text = usePaidText();
  const { cart } = useCart();
  const { wallet: line } = loyaltyLinesOf(cart);
  const { apply, remove } = useLoyalty();
  const [editing, setEditing] = useState<"never" | "now" | "done">("never");
  // What the server refuses may come from an old balance.
  const { submit, isBusy, problem } = useAccountSubmit({
    onFailure: () => {
      onReload();
      return false;
    },
  });
  const used = Math.abs(line?.price.total ?? 0);
  const due = cart.change ? cart.change.due : cart.totals.total + used;
  const isUsable = line !== undefined || (spendable > 0 && due > 0);
  const available = words.available({ a: text({ total: spendable, currency: "SAR" }) });
  const about = useAbout(spendable);
  return (
    <div className="grid gap-2">
      <Switch
        label={words.use}
        hint={spendable > 0 ? available + about : words.empty}
        checked={line !== undefined}
        disabled={!isUsable || isBusy}
        aria-busy={isBusy || undefined}
        onChange={(isOn) => void submit(() => (isOn ? apply({ method: "wallet" }) : remove("wallet")))}
      />
      {line && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-success type-small">
          <span role="status">{words.used({ a: text({ total: used, currency: "SAR" }) })}</span>
          {editing !== "now" && (
            <TextButton takesFocus={editing === "done"} onPress={() => setEditing("now")}>
              {words.change}
            </TextButton>
          )}
        </p>
      )}
      {line && editing === "now" && (
        <WalletAmount used={used} max={Math.min(spendable, due)} onDone={() => setEditing("done")} />
      )}
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}

/** The same in the currency of the cart, where that is not riyals. */
function useAbout(riyals: number): string {
  const { wallet: words } = useNamespace("points");
  const text = usePaidText();
  const { display: currency, rate } = useCart().cart.chalet.currencies;
  if (currency === "SAR") return "";
  return ` (${words.about({ a: text({ total: riyals * rate, currency }) })})`;
}
