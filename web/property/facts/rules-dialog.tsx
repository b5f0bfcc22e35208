import { useNamespace } from "#web/i18n/use-namespace.ts";
import { RuleList } from "#web/shared/rule-list.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { useDialogs } from "../section/dialogs.tsx";
import { DepositSteps } from "./deposit.tsx";
import { useRules } from "./use-rules.ts";

/** All rules, including the host's own, and the handling of the deposit. */
export default function RulesDialog() {
  const words = useNamespace("details");
  const { isOpen, close } = useDialogs().rules;
  const { general, fixed, other } = useRules();
  return (
    <Dialog isOpen={isOpen} onClose={close} title={words.rules.title} phone="screen">
      <RuleList rules={[...general, ...fixed]} />
      {other.length > 0 && (
        <section className="mt-6">
          <h3 className="mb-3 text-text type-h3">{words.rules.other}</h3>
          <RuleList rules={other} />
        </section>
      )}
      <DepositSteps />
    </Dialog>
  );
}
