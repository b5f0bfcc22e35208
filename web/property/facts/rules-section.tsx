import { useNamespace } from "#web/i18n/use-namespace.ts";
import { RuleList } from "#web/shared/rule-list.tsx";
import { useProperty } from "../data/property-context.tsx";
import { useDialogs } from "../section/dialogs.tsx";
import { MoreButton } from "../section/more-button.tsx";
import { Section } from "../section/section.tsx";
import { Deposit } from "./deposit.tsx";
import { useRules } from "./use-rules.ts";

/** The most important rules, and the deposit in a sentence. */
export function RulesSection() {
  const words = useNamespace("details");
  const { property } = useProperty();
  const dialogs = useDialogs();
  const { general, fixed, other } = useRules();
  return (
    <Section id="rules" title={words.rules.title}>
      <RuleList rules={[...general, ...fixed]} />
      {other.length > 0 && (
        <div className="mt-2 hidden noscript:block">
          <RuleList rules={other} />
        </div>
      )}
      {property.data.insuranceAmount > 0 && <Deposit />}
      <MoreButton title={words.rules.title} onPress={() => dialogs.rules.open()}>
        {words.rules.all}
      </MoreButton>
    </Section>
  );
}
