import { lazy, Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import { useAccountSubmit } from "#web/shared/account/use-account-submit.ts";
import { Button } from "#web/ui/action/button.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";

const ConfirmDialog = lazy(() => import("#web/shared/account/confirm-dialog.tsx"));

type Props = {
  variant: "secondary" | "quiet";
  text: string;
  /** The same with what is removed, for whoever hears one button after the other. */
  label: string;
  question: { title: string; text: string; yes: string; no?: string };
  remove: () => Promise<unknown>;
  /** What is said once it is gone. */
  removed: string;
};

/** What is removed cannot be brought back, so the question comes before. */
export function RemoveButton({ variant, text, label, question, remove, removed }: Props) {
  const show = useSnackbar();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState<boolean>();
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
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ConfirmDialog
            {...question}
            isOpen={isOpen}
            isBusy={isBusy}
            problem={problem}
            onYes={() => void removeNow()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
