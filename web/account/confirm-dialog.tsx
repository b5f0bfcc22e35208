import { useMessages } from "#web/i18n/messages-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";

type Props = {
  isOpen: boolean;
  title: string;
  text: string;
  /** The text of the confirm button. */
  yes: string;
  /** The text of the cancel button. */
  no?: string;
  isBusy: boolean;
  problem: string | null;
  onYes: () => void;
  onClose: () => void;
};

/** Asks for confirmation before an action that cannot be undone. */
export default function ConfirmDialog({ isOpen, title, text, yes, no, isBusy, problem, onYes, onClose }: Props) {
  const t = useMessages();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="s"
      title={title}
      footer={
        <div className="grid gap-2">
          <Button variant="danger" full busy={isBusy} onPress={onYes}>
            {yes}
          </Button>
          <Button variant="quiet" full onPress={onClose}>
            {no ?? t.ui.cancel}
          </Button>
        </div>
      }
    >
      <p className="wrap-anywhere text-text type-body">{text}</p>
      <p role="alert" className="mt-3 text-danger type-small empty:hidden">
        {problem}
      </p>
    </Dialog>
  );
}
