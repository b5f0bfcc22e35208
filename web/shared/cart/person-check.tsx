import { useWords } from "#web/i18n/use-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** What the check of the demonstration answers; a real one puts its own token here. */
const PASS = "test-pass";

type Props = { onPass: (captchaToken: string) => void; onClose: () => void };

/** Asks for a sign of a person, without a puzzle; the one place that knows how a captcha is answered. */
export function PersonCheck({ onPass, onClose }: Props) {
  const words = useWords("cart");
  return (
    <Dialog
      isOpen
      size="s"
      title={words.person.title}
      onClose={onClose}
      footer={
        <Button full onPress={() => onPass(PASS)}>
          {words.person.confirm}
        </Button>
      }
    >
      <p className="text-text type-body">{words.person.text}</p>
    </Dialog>
  );
}
