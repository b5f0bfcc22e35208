import { KeyRound } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { startSession } from "#web/shared/session/start-session.ts";
import { Button } from "#web/ui/action/button.tsx";
import { useLoginPlace } from "./login-context.tsx";

/** Logs in with a key of this device. Where the browser can, it also offers its keys in the box of the address. */
export function PasskeyButton() {
  const { passkey: words } = useNamespace("login");
  const { onDone } = useLoginPlace();
  const { run, isBusy, problem, setProblem } = useSubmitOnce();
  const offer = useEffectEvent(async () => {
    const { logInQuietly } = await import("./log-in-with-passkey.ts");
    const signedIn = await logInQuietly();
    if (!signedIn) return;
    startSession(signedIn);
    onDone();
  });
  useEffect(() => {
    void offer().catch(() => undefined);
    return () => void import("./log-in-with-passkey.ts").then(({ stopAsking }) => stopAsking()).catch(() => undefined);
  }, []);
  const press = () =>
    run(
      async () => {
        const { logInWithPasskey } = await import("./log-in-with-passkey.ts");
        startSession(await logInWithPasskey());
        onDone();
      },
      (error) => {
        if (error instanceof Error && error.name === "ApiProblem") return false;
        setProblem(words.failed);
        return true;
      },
    );
  return (
    <>
      <Button variant="secondary" full icon={KeyRound} busy={isBusy} onPress={() => void press()}>
        {words.button}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </>
  );
}
