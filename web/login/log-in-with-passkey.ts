import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import type { SignedIn } from "#contract/account.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";

/** A device answers one question at a time: whichever was asked last counts, and the one before is given up. */
let lastAsked = 0;

/** Asks for a key of this device and logs in with it. */
export async function logInWithPasskey(): Promise<SignedIn> {
  stopAsking();
  const { requestId, optionsJSON } = await start("press");
  const response = await startAuthentication({ optionsJSON });
  return finish("press", requestId, response);
}

/** The same without a question: the browser lists its keys where the address is typed, and waits. */
export async function logInQuietly(): Promise<SignedIn | null> {
  const asked = ++lastAsked;
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const { requestId, optionsJSON } = await start("offer");
  if (asked !== lastAsked) return null;
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
  return asked === lastAsked ? finish("offer", requestId, response) : null;
}

export function stopAsking(): void {
  lastAsked += 1;
  WebAuthnAbortService.cancelCeremony();
}

/** The offer and the press are two calls with a challenge each: as one, they would use up or cancel one another. */
type Scope = "press" | "offer";

async function start(scope: Scope) {
  const { requestId, options } = await callFromBrowser("startPasskeyLogin", { body: {} }, { scope });
  return { requestId, optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON };
}

function finish(scope: Scope, requestId: string, response: object): Promise<SignedIn> {
  return callFromBrowser("logInWithPasskey", { body: { requestId, response: { ...response } } }, { scope });
}
