import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { Button } from "#web/ui/action/button.tsx";

/** Looking at a link uses nothing up, as programs that read mails do it too; the press does. */
export function LinkProof({ token, onDone }: { token: string; onDone: () => void }) {
  const { verify: words } = useNamespace("login");
  const { submit, isBusy, problem } = useSubmitOnce();
  const press = () =>
    submit(async () => {
      await callFromBrowser("verifyEmail", { body: { token } });
      onDone();
    });
  return (
    <div className="grid gap-4">
      <p className="text-text-2 type-body">{words.lead}</p>
      <FormProblem>{problem}</FormProblem>
      <span className="noscript:hidden">
        <Button full busy={isBusy} onPress={() => void press()}>
          {words.submit}
        </Button>
      </span>
    </div>
  );
}
