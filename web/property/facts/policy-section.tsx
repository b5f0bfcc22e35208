import { useWords } from "#web/i18n/use-words.ts";
import { useDialogs } from "../dialogs.tsx";
import { MoreButton } from "../more-button.tsx";
import { useHome } from "../property-context.tsx";
import { Section } from "../section.tsx";
import { readPolicyType } from "./cancellation-steps.ts";
import { PolicySteps } from "./policy-steps.tsx";

/** What cancelling costs: the rule in a sentence, and with dates the very minute. */
export function PolicySection() {
  const words = useWords("details");
  const dialogs = useDialogs();
  return (
    <Section id="policy" title={words.policy.title}>
      <PolicyRule />
      <PolicySteps />
      <MoreButton onPress={() => dialogs.policy.open()}>{words.policy.all}</MoreButton>
    </Section>
  );
}

/** The kind of policy by its name, and what it says. */
export function PolicyRule() {
  const { policy } = useWords("details");
  const { home } = useHome();
  const type = readPolicyType(home.policyTypeId);
  const rule = type === 2 ? policy[2].rule : policy[type].rule({ n: home.freeCancellationHours });
  return (
    <div className="mb-4">
      <h3 className="font-semibold text-text type-body">{policy[type].name}</h3>
      <p className="measure text-text-2 type-body">{rule}</p>
    </div>
  );
}
