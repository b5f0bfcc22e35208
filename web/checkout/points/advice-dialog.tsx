import { useState } from "react";
import { pointUnits } from "#domain/loyalty/rates.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { useQuery } from "#web/lib/api/use-query.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { SkeletonGroup, SkeletonText } from "#web/ui/feedback/skeleton.tsx";
import { BottomSheet } from "#web/ui/overlay/bottom-sheet.tsx";
import { useChosenMethod } from "./chosen-method.ts";
import { isInUse, type Mix } from "./plan-mix.ts";
import { useApplyMix } from "./use-apply-mix.ts";

type Props = { isOpen: boolean; onClose: () => void };

/** The named mixes for this cart; one press applies one of them. */
export default function AdviceDialog({ isOpen, onClose }: Props) {
  const { advice: words } = useNamespace("points");
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={words.title}>
      <Advice onDone={onClose} />
    </BottomSheet>
  );
}

function Advice({ onDone }: { onDone: () => void }) {
  const { advice: words } = useNamespace("points");
  const { cartId } = useCart().cart;
  const [attempt, setAttempt] = useState(0);
  const method = useChosenMethod();
  const advice = useQuery(`${cartId} ${method} ${attempt}`, () =>
    callFromBrowser("getLoyaltyAdvice", { query: { cartId, ...(method && { method }) } }),
  );
  if (advice.status === "failed") {
    return (
      <div role="alert" className="grid gap-3">
        <p className="text-text type-body">{words.failed}</p>
        <Button variant="secondary" onPress={() => setAttempt(attempt + 1)}>
          {words.retry}
        </Button>
      </div>
    );
  }
  if (advice.status !== "success") {
    return (
      <SkeletonGroup>
        <SkeletonText lines={6} />
      </SkeletonGroup>
    );
  }
  return <Mixes mixes={advice.value.mixes} onDone={onDone} />;
}

function Mixes({ mixes, onDone }: { mixes: readonly Mix[]; onDone: () => void }) {
  const { advice: words } = useNamespace("points");
  const { features } = usePageContext().site;
  const { applyMix, running, problem } = useApplyMix(mixes, onDone);
  if (mixes.length === 0) return <p className="text-text type-body">{words.none}</p>;
  return (
    <div className="grid gap-4">
      <p className="text-text-2 type-small">{features.wallet ? words.lead : words.leadWithoutWallet}</p>
      <FormProblem>{problem}</FormProblem>
      <ul className="grid gap-3">
        {mixes.map((mix) => (
          <MixCard
            key={mix.name}
            mix={mix}
            isRunning={running === mix.name}
            isBusy={running !== null}
            onUse={() => applyMix(mix)}
          />
        ))}
      </ul>
    </div>
  );
}

type CardProps = { mix: Mix; isRunning: boolean; isBusy: boolean; onUse: () => void };

function MixCard({ mix, isRunning, isBusy, onUse }: CardProps) {
  const { advice: words } = useNamespace("points");
  const text = usePaidText();
  const { cart } = useCart();
  const rows = useMixRows(mix);
  const name = words[mix.name];
  return (
    <li className="grid gap-3 rounded-card border border-border p-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-text type-h3">{name}</h3>
        <p className="text-end">
          <span className="block text-text-2 type-caption">{words.pay}</span>
          <span className="tabular-nums type-price-m">{text({ total: mix.pay, currency: "SAR" })}</span>
        </p>
      </div>
      <dl className="grid gap-1 text-text-2 type-small empty:hidden">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="shrink-0">{label}</dt>
            <dd className="text-end tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {isInUse(cart, mix) ? (
        <p>
          <Badge tone="success">{words.current}</Badge>
        </p>
      ) : (
        <Button
          full
          variant="secondary"
          busy={isRunning}
          aria-label={`${words.apply}: ${name}`}
          onPress={() => !isBusy && onUse()}
        >
          {words.apply}
        </Button>
      )}
    </li>
  );
}

/** What the mix uses and what it earns. */
function useMixRows({ couponCode, wallet, method, points, walletReward, earns }: Mix): [string, string][] {
  const t = useMessages();
  const { advice: words } = useNamespace("points");
  const { methods } = useNamespace("paid");
  const { loyalty } = useNamespace("details");
  const text = usePaidText();
  const riyals = (total: number) => text({ total, currency: "SAR" });
  // A stay earns points of one programme only.
  const ofProgrammes = earns
    .map(({ provider, rewardValue }) =>
      loyalty.earn({ points: t.count.points({ n: rewardValue }), programme: loyalty[provider] }),
    )
    .reduceRight((other, one) => (other ? words.either({ one, other }) : one), "");
  const earned = [
    ...(walletReward > 0 ? [words.inWallet({ a: riyals(walletReward) })] : []),
    ...(ofProgrammes ? [ofProgrammes] : []),
  ];
  return [
    ...(couponCode ? [[words.withCode({ code: `\u2066${couponCode}\u2069` }), ""] as [string, string]] : []),
    ...(wallet > 0 ? [[words.fromWallet, riyals(wallet)] as [string, string]] : []),
    ...(method ? [[methods[method], t.count[pointUnits[method]]({ n: points })] as [string, string]] : []),
    ...(earned.length > 0 ? [[words.earns, earned.join(" · ")] as [string, string]] : []),
  ];
}
