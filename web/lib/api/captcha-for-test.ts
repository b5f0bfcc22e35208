import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { act } from "react";
import { eventually } from "../eventually-for-test.ts";
import type { holdNetwork } from "./held-network-for-test.ts";

/** Answers the next captcha request of the page with an easy challenge. */
export async function answerCaptcha(network: ReturnType<typeof holdNetwork>): Promise<void> {
  const challenge = await createChallenge({ algorithm: "PBKDF2/SHA-256", cost: 1, keyPrefix: "0", deriveKey });
  await eventually(() => network.last("/captcha"));
  await network.last("/captcha").answer({ body: challenge });
}

/** Waits until the condition holds, while React applies its updates. */
export async function waitUntil(isDone: () => boolean): Promise<void> {
  await eventually(async () => {
    await act(async () => {});
    if (!isDone()) throw new Error("not yet");
  });
}
