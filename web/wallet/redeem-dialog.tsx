import { useRevalidator } from "react-router";
import { RedeemForm } from "#web/gift-card/redeem-form.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";

/** The form for a gift code over the wallet, which then shows its new balance. */
export default function RedeemDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { redeem: words } = useNamespace("gift");
  const { revalidate } = useRevalidator();
  const show = useSnackbar();
  const paidText = usePaidText();
  const finish = async (available: number) => {
    await revalidate();
    onClose();
    show({ text: words.done({ a: paidText({ total: available, currency: "SAR" }) }) });
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title}>
      <p className="mb-4 text-text-2 type-body">{words.lead}</p>
      <RedeemForm onDone={(available) => void finish(available)} />
    </Dialog>
  );
}
