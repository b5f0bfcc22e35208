import type { MethodOffer } from "#contract/cart/payment.ts";
import { planText } from "#domain/payment/plan-text.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { RadioGroup } from "#web/ui/field/radio-group.tsx";

type Props = { plans: MethodOffer["plans"]; chosen: string | undefined; onChoose: (planId: string) => void };

/** The choice of the number of instalments. */
export function InstalmentPlans({ plans, chosen, onChoose }: Props) {
  const words = useNamespace("pay");
  const t = useMessages();
  const language = useLanguage();
  const { currency } = useCart().cart.totals.payable;
  return (
    <RadioGroup
      name="plan"
      label={words.plans}
      {...(chosen !== undefined && { value: chosen })}
      onChange={onChoose}
      options={plans.map(({ planId, schedule }) => ({
        value: planId,
        label: planText({ schedule, currency }, language, t),
      }))}
    />
  );
}
