import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useProperty } from "../data/property-context.tsx";
import { useDialogs } from "../section/dialogs.tsx";
import { MoreButton } from "../section/more-button.tsx";
import { Section } from "../section/section.tsx";
import { readPolicyType } from "./cancellation-steps.ts";
import { PolicySteps } from "./policy-steps.tsx";

/** The cost of cancelling: the rule in a sentence, and with dates the exact deadline. */
export function PolicySection() {
  const words = useNamespace("details");
  const dialogs = useDialogs();
  return (
    <Section id="policy" title={words.policy.title}>
      <PolicyRule />
      <PolicySteps />
      <MoreButton title={words.policy.title} onPress={() => dialogs.policy.open()}>
        {words.policy.all}
      </MoreButton>
    </Section>
  );
}

/** The name and the description of the policy type. */
export function PolicyRule() {
  const { policy } = useNamespace("details");
  const { property } = useProperty();
  const type = readPolicyType(property.policyTypeId);
  const rule = type === 2 ? policy[2].rule : policy[type].rule({ n: property.freeCancellationHours });
  return (
    <div className="mb-4">
      <h3 className="font-semibold text-text type-body">{policy[type].name}</h3>
      <p className="measure text-text-2 type-body">{rule}</p>
    </div>
  );
}
