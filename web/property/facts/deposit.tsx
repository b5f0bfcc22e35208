import { HandCoins } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useDepositText } from "#web/shared/exact-price.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useProperty } from "../data/property-context.tsx";

/** The refundable deposit in two sentences: the amount, and that it is refunded. */
export function Deposit() {
  const { rules } = useNamespace("details");
  const { property } = useProperty();
  const amount = useDepositText()(property.data.insuranceAmount);
  return (
    <div className="mt-5 flex gap-3 rounded-card bg-sunken p-4">
      <Icon icon={HandCoins} size="l" className="text-text-2" />
      <div>
        <h3 className="font-semibold text-text type-body">{rules.depositTitle}</h3>
        <p className="text-text-2 type-small">{rules.deposit({ amount })}</p>
        <p className="text-text-2 type-small">{rules.depositBack}</p>
      </div>
    </div>
  );
}

/** How the deposit is collected and refunded, step by step. */
export function DepositSteps() {
  const { rules } = useNamespace("details");
  const { property } = useProperty();
  const amount = useDepositText()(property.data.insuranceAmount);
  if (property.data.insuranceAmount === 0) return <p className="mt-6 text-text-2 type-body">{rules.noDeposit}</p>;
  const steps = [rules.step1({ amount }), rules.step2, rules.step3];
  return (
    <section className="mt-6">
      <h3 className="mb-3 text-text type-h3">{rules.depositSteps}</h3>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 text-text type-body">
            <span
              aria-hidden="true"
              className="inline-flex size-7 shrink-0 items-center justify-center rounded-pill bg-primary-soft font-bold text-primary type-small"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
