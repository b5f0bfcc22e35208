import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { TextButton } from "./text-button.tsx";

const AdviceDialog = lazyDialog({ load: () => import("./advice-dialog.tsx"), namespaces: ["details"] });

/** Opens up to three mixes of code, wallet, points and money. */
export function AdviceLink() {
  const { advice: words } = useNamespace("points");
  const modal = useModal("ADVICE_MODAL");
  return (
    <div>
      <TextButton aria-haspopup="dialog" onPress={modal.open}>
        {words.open}
      </TextButton>
      <AdviceDialog waiting={{ title: words.title }} isOpen={modal.isOpen} onClose={modal.close} />
    </div>
  );
}
