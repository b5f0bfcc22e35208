import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { Button } from "#web/ui/action/button.tsx";

/** Loading the link does not use it up, since mail programs load links too; the button does. */
export function VerifyByLink({ token, onDone }: { token: string; onDone: () => void }) {
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
