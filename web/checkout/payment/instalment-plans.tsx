import type { MethodOffer } from "#contract/payment.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { RadioGroup } from "#web/ui/field/radio-group.tsx";

type Props = { plans: MethodOffer["plans"]; chosen: string | undefined; onChoose: (planId: string) => void };

/** The choice of the number of instalments. */
export function InstalmentPlans({ plans, chosen, onChoose }: Props) {
  const words = useNamespace("pay");
  const text = usePaidText();
  const { currency } = useCart().cart.totals.payable;
  return (
    <RadioGroup
      name="plan"
      label={words.plans}
      {...(chosen !== undefined && { value: chosen })}
      onChange={onChoose}
      options={plans.map(({ planId, instalments, amount }) => ({
        value: planId,
        label: words.plan({ n: instalments, amount: text({ total: amount, currency }) }),
      }))}
    />
  );
}
