import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { Button } from "#web/ui/action/button.tsx";

const AdviceDialog = lazyDialog({ load: () => import("./advice-dialog.tsx"), namespaces: ["details"] });

/** Opens up to three mixes of code, wallet, points and money. */
export function AdviceLink() {
  const { advice: words } = useNamespace("points");
  const modal = useModal("ADVICE_MODAL");
  return (
    <div className="-mx-2">
      <Button variant="quiet" aria-haspopup="dialog" onPress={modal.open}>
        {words.open}
      </Button>
      <AdviceDialog waiting={{ title: words.title }} isOpen={modal.isOpen} onClose={modal.close} />
    </div>
  );
}
