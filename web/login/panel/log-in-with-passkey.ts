import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import type { SignedIn } from "#contract/account/account.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";

/** A device handles one ceremony at a time: the last one counts, and the earlier one is abandoned. */
let lastCeremony = 0;

/** Asks the device for a passkey and logs in with it. */
export async function logInWithPasskey(): Promise<SignedIn> {
  cancelPasskeyLogin();
  const { requestId, optionsJSON } = await start("button");
  const response = await startAuthentication({ optionsJSON });
  return finish("button", requestId, response);
}

/** The same by autofill: the browser lists its passkeys in the email field and waits. */
export async function logInByAutofill(): Promise<SignedIn | null> {
  const ceremony = ++lastCeremony;
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const { requestId, optionsJSON } = await start("autofill");
  if (ceremony !== lastCeremony) return null;
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
  return ceremony === lastCeremony ? finish("autofill", requestId, response) : null;
}

export function cancelPasskeyLogin(): void {
  lastCeremony += 1;
  WebAuthnAbortService.cancelCeremony();
}

/** The autofill and the button each have a challenge; with one scope they would cancel one another. */
type Scope = "button" | "autofill";

async function start(scope: Scope) {
  const { requestId, options } = await callFromBrowser("startPasskeyLogin", { body: {} }, { scope });
  return { requestId, optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON };
}

function finish(scope: Scope, requestId: string, response: object): Promise<SignedIn> {
  return callFromBrowser("logInWithPasskey", { body: { requestId, response: { ...response } } }, { scope });
}
