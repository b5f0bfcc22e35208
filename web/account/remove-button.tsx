import { useState } from "react";
import { useRevalidator } from "react-router";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";

const ConfirmDialog = lazyDialog({ load: () => import("./confirm-dialog.tsx") });

type Props = {
  variant: "secondary" | "quiet";
  text: string;
  /** The same with the name of what is removed, for screen readers. */
  label: string;
  question: { title: string; text: string; yes: string; no?: string };
  remove: () => Promise<unknown>;
  /** The message after removing. */
  removed: string;
};

/** A button that asks for confirmation, since removing cannot be undone. */
export function RemoveButton({ variant, text, label, question, remove, removed }: Props) {
  const show = useSnackbar();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const { submit, isBusy, problem } = useAccountSubmit();
  async function removeNow() {
    if (!(await submit(remove))) return;
    setOpen(false);
    show({ text: removed });
    void revalidate();
  }
  return (
    <>
      <span className="noscript:hidden">
        <Button variant={variant} aria-label={label} onPress={() => setOpen(true)}>
          {text}
        </Button>
      </span>
      <ConfirmDialog
        waiting={{ title: question.title }}
        {...question}
        isOpen={isOpen}
        isBusy={isBusy}
        problem={problem}
        onYes={() => void removeNow()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
