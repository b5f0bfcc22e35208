import type { FormEvent } from "react";
import { Button } from "#web/ui/action/button.tsx";

type Props = {
  deed: "confirm" | "leave";
  label: string;
  variant: "primary" | "quiet";
  isBusy: boolean;
  onSend: () => void;
};

/** A button that is a form, so that it also answers before and without scripts. */
export function AnswerForm({ deed, label, variant, isBusy, onSend }: Props) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form method="post" onSubmit={send} className="flex">
      <input type="hidden" name="deed" value={deed} />
      <Button type="submit" variant={variant} full busy={isBusy}>
        {label}
      </Button>
    </form>
  );
}
