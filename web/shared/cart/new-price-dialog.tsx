import { useMessages } from "#web/i18n/messages-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";

type Props = {
  title: string;
  /** Why it changed, if that is known. */
  why?: string;
  /** Both prices as formatted text. */
  before: string;
  after: string;
  goOn: string;
  onAccept: () => void;
  onClose: () => void;
};

/** The price has changed since the guest agreed to it: they must accept the new one to continue. */
export function NewPriceDialog({ title, why = "", before, after, goOn, onAccept, onClose }: Props) {
  const t = useMessages();
  return (
    <Dialog
      isOpen
      isBlocking
      size="s"
      title={title}
      onClose={onClose}
      footer={
        <div className="flex flex-col gap-2 sm:flex-row-reverse">
          <Button full onPress={onAccept}>
            {goOn}
          </Button>
          <Button full variant="secondary" onPress={onClose}>
            {t.ui.cancel}
          </Button>
        </div>
      }
    >
      <p className="mb-2 text-text type-body empty:hidden">{why}</p>
      <p className="text-text type-body">{t.price.changed({ a: before, b: after })}</p>
    </Dialog>
  );
}
