import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import type { InsurancePlan } from "#contract/cart/insurance.ts";
import { convertPrice } from "#domain/money/convert-price.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { cartCall } from "#web/checkout/cart/cart-group.ts";
import { useCartChange } from "#web/checkout/cart/use-cart-change.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

/** Travel insurance: offered, never preselected. */
export function CoverChoice({ plans }: { plans: readonly InsurancePlan[] }) {
  const { cover: words } = useNamespace("cart");
  const [announcement, setAnnouncement] = useState("");
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="cover-title">
      <h2 id="cover-title" className="text-text type-h3">
        {words.title}
      </h2>
      <p className="text-text-2 type-small">{words.hint}</p>
      <ul className="mt-3 grid gap-3">
        {plans.map((plan) => (
          <PlanRow key={plan.planId} plan={plan} onAnnounce={setAnnouncement} />
        ))}
      </ul>
      <p role="status" className="mt-2 text-text-2 type-small empty:hidden">
        {announcement}
      </p>
    </section>
  );
}

function PlanRow({ plan, onAnnounce }: { plan: InsurancePlan; onAnnounce: (text: string) => void }) {
  const t = useMessages();
  const { cover: words } = useNamespace("cart");
  const language = useLanguage();
  const text = usePaidText();
  const path = usePaths();
  const { cart } = useCart();
  const { change, isBusy } = useCartChange();
  const { cartId } = cart;
  const { rate, display } = cart.chalet.currencies;
  const price = text({ total: Number(convertPrice(plan.price, rate)), currency: display });
  const line = cart.products.find((each) => each.type === "insurance" && each.code === plan.planId);
  const toggle = async () => {
    try {
      if (line)
        await change(() =>
          callFromBrowser("removeInsurance", { params: { cartId, productId: line.productId } }, cartCall(cartId)),
        );
      else
        await change(() =>
          callFromBrowser("applyInsurance", { body: { cartId, planId: plan.planId } }, cartCall(cartId)),
        );
      onAnnounce(line ? words.removed : words.wasAdded);
    } catch (error) {
      onAnnounce(problemMessage(error, t));
    }
  };
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border p-4 ${line ? "border-primary bg-primary-soft" : "border-border bg-surface"}`}
    >
      <Icon icon={ShieldCheck} size="l" className="text-primary" />
      <span className="min-w-48 grow basis-0">
        <span className="block font-semibold text-text type-body">{plan.name[language]}</span>
        <span className="block text-text-2 type-small">{plan.description[language]}</span>
        <span className="mt-1 block text-text-2 type-caption">
          {words.insurer({ insurer: plan.insurer[language] })}{" "}
          <a
            href={`${path("terms")}#travel-cover`}
            target="_blank"
            rel="noopener"
            className="text-primary underline underline-offset-4"
          >
            {words.terms}
          </a>
        </span>
      </span>
      <span className="whitespace-nowrap font-semibold text-text tabular-nums type-body">{price}</span>
      <span className="noscript:hidden">
        <Button
          variant="secondary"
          busy={isBusy}
          onPress={() => void toggle()}
          aria-label={line ? t.ui.remove({ x: plan.name[language] }) : words.add({ plan: plan.name[language], price })}
        >
          {line ? words.remove : words.addShort}
        </Button>
      </span>
    </li>
  );
}
