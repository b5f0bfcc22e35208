import { lazy, Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import { useWords } from "#web/i18n/use-words.ts";
import { callFromBrowser } from "#web/lib/call-from-browser.ts";
import { useOwnDeed } from "#web/shared/account/use-own-deed.ts";
import { Button } from "#web/ui/button.tsx";
import { useSnackbar } from "#web/ui/snackbar-provider.tsx";

const AskDialog = lazy(() => import("#web/shared/account/ask-dialog.tsx"));

/** Erased numbers cannot be brought back, so the question comes before. */
export function RemoveTraveller({ id, name }: { id: string; name: string }) {
  const words = useWords("traveller");
  const show = useSnackbar();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState<boolean>();
  const { run, isBusy, problem } = useOwnDeed();
  const spoken = { name: `\u2068${name}\u2069` };
  async function remove() {
    const isDone = await run(() => callFromBrowser("removeTraveller", { params: { travellerId: id } }, { scope: id }));
    if (!isDone) return;
    setOpen(false);
    show({ text: words.removed(spoken) });
    void revalidate();
  }
  return (
    <>
      <span className="noscript:hidden">
        <Button variant="quiet" aria-label={words.removeThe(spoken)} onPress={() => setOpen(true)}>
          {words.remove}
        </Button>
      </span>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <AskDialog
            isOpen={isOpen}
            title={words.removeTitle}
            text={words.removeText(spoken)}
            yes={words.removeThe(spoken)}
            no={words.keep}
            isBusy={isBusy}
            problem={problem}
            onYes={() => void remove()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
