import { KeyRound } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { startSession } from "#web/session/start-session.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { Button } from "#web/ui/action/button.tsx";
import { useLoginContext } from "./login-context.tsx";

/** Logs in with a passkey. A browser that can also offers its passkeys in the email field. */
export function PasskeyButton() {
  const { passkey: words } = useNamespace("login");
  const { onDone } = useLoginContext();
  const { submit, isBusy, problem, setProblem } = useSubmitOnce({
    onFailure: (error) => {
      if (error instanceof ApiProblem) return false;
      setProblem(words.failed);
      return true;
    },
  });
  const offer = useEffectEvent(async () => {
    const { logInByAutofill } = await import("./log-in-with-passkey.ts");
    const signedIn = await logInByAutofill();
    if (!signedIn) return;
    startSession(signedIn);
    onDone();
  });
  useEffect(() => {
    void offer().catch(() => undefined);
    return () =>
      void import("./log-in-with-passkey.ts")
        .then(({ cancelPasskeyLogin }) => cancelPasskeyLogin())
        .catch(() => undefined);
  }, []);
  const press = () =>
    submit(async () => {
      const { logInWithPasskey } = await import("./log-in-with-passkey.ts");
      startSession(await logInWithPasskey());
      onDone();
    });
  return (
    <>
      <Button variant="secondary" full icon={KeyRound} busy={isBusy} onPress={() => void press()}>
        {words.button}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </>
  );
}
