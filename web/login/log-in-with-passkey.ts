import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import type { SignedIn } from "#contract/account.ts";
import { callFromBrowser } from "#web/lib/call-from-browser.ts";

/** Asks for a key of this device and logs in with it. */
export async function logInWithPasskey(useBrowserAutofill = false): Promise<SignedIn> {
  const { requestId, options } = await callFromBrowser("startPasskeyLogin", { body: {} });
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill });
  return callFromBrowser("logInWithPasskey", { body: { requestId, response: { ...response } } });
}

/** The same without a question: the browser lists its keys where the address is typed, and waits. */
export async function logInQuietly(): Promise<SignedIn | null> {
  return (await browserSupportsWebAuthnAutofill()) ? logInWithPasskey(true) : null;
}

export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}
