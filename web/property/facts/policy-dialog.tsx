import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { useDialogs } from "../section/dialogs.tsx";
import { PolicyRule } from "./policy-section.tsx";
import { PolicySteps } from "./policy-steps.tsx";

export default function PolicyDialog() {
  const words = useNamespace("details");
  const { isOpen, close } = useDialogs().policy;
  return (
    <Dialog isOpen={isOpen} onClose={close} title={words.policy.title} phone="screen">
      <PolicyRule />
      <PolicySteps />
    </Dialog>
  );
}
