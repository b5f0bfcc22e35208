import { useEffect, useEffectEvent } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { useSubmitOnce } from "../form/use-submit-once.ts";
import { useCaptcha } from "./use-captcha.ts";

type Props = { onPass: (captchaToken: string) => void; onClose: () => void };

/** Asks the guest to confirm that they are a person; meanwhile the page solves the captcha. */
export function CaptchaDialog({ onPass, onClose }: Props) {
  const words = useNamespace("cart");
  const { prepare, take } = useCaptcha();
  const { submit, isBusy } = useSubmitOnce();
  const begin = useEffectEvent(prepare);
  useEffect(() => begin(), []);
  const pass = () =>
    submit(async () => {
      const { captchaToken = "" } = await take();
      onPass(captchaToken);
    });
  return (
    <Dialog
      isOpen
      size="s"
      title={words.person.title}
      onClose={onClose}
      footer={
        <Button full busy={isBusy} onPress={() => void pass()}>
          {words.person.confirm}
        </Button>
      }
    >
      <p className="text-text type-body">{words.person.text}</p>
    </Dialog>
  );
}
