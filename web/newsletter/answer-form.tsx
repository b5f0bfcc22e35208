import type { FormEvent } from "react";
import { Button } from "#web/ui/action/button.tsx";
import type { NewsletterChoice } from "./answer-by-form.ts";

type Props = {
  choice: NewsletterChoice;
  label: string;
  variant: "primary" | "quiet";
  isBusy: boolean;
  onSend: () => void;
};

/** A button inside a form, so that it also works before hydration and without JavaScript. */
export function AnswerForm({ choice, label, variant, isBusy, onSend }: Props) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form method="post" onSubmit={send} className="flex">
      <input type="hidden" name="choice" value={choice} />
      <Button type="submit" variant={variant} full busy={isBusy}>
        {label}
      </Button>
    </form>
  );
}
