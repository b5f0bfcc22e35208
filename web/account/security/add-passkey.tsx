import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { deviceName } from "#domain/account/device-name.ts";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { Button } from "#web/ui/action/button.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";

const never = () => () => {};

/** Creates a passkey on the device. The WebAuthn library loads when it is needed. */
export function AddPasskey() {
  const { passkeys: words, sessions } = useNamespace("security");
  const show = useSnackbar();
  const { revalidate } = useRevalidator();
  const isAble = useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === "function",
    () => true,
  );
  const { submit, isBusy, problem, setProblem } = useAccountSubmit();
  if (!isAble) return <p className="text-muted type-small">{words.unable}</p>;

  async function add() {
    const device = deviceName(navigator.userAgent);
    const name = device === "?" ? sessions.unknown : device;
    let refusal: string | null = null;
    const isDone = await submit(async () => {
      const { requestId, options } = await callFromBrowser("startPasskey", { body: {} });
      const response = await makeKey(options).catch((error: unknown) => {
        refusal = error instanceof Error && error.name === "InvalidStateError" ? words.already : words.refused;
        return null;
      });
      if (response) await callFromBrowser("addPasskey", { body: { requestId, name, response } });
    });
    if (refusal) return setProblem(refusal);
    if (!isDone) return;
    show({ text: words.added });
    void revalidate();
  }
  return (
    <div className="noscript:hidden">
      <p role="alert" className="mb-3 text-danger type-small empty:hidden">
        {problem}
      </p>
      <Button variant="secondary" full="phone" busy={isBusy} onPress={() => void add()}>
        {words.add}
      </Button>
    </div>
  );
}

async function makeKey(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON })) };
}
