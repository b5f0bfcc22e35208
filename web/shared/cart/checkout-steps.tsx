import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ProgressSteps } from "#web/ui/feedback/progress-steps.tsx";
import { usePaths } from "../paths.ts";

type Props = { current: "guest" | "payment" | "confirmation"; cartId?: string };

/** Guest, payment, confirmation. The guest can return to the guest step until something is paid. */
export function CheckoutSteps({ current, cartId }: Props) {
  const { steps: words } = useNamespace("cart");
  const path = usePaths();
  const toGuest = cartId && current === "payment" ? { href: path("guest", { cartId }) } : {};
  const steps = [
    { id: "guest", label: words.guest, ...toGuest },
    { id: "payment", label: words.payment },
    { id: "confirmation", label: words.confirmation },
  ];
  return <ProgressSteps steps={steps} current={current} label={words.label} />;
}
