import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { act } from "react";
import { vi } from "vitest";
import type { holdNetwork } from "./held-network-for-test.ts";

/** Gives the page an easy riddle as soon as it asks for one. */
export async function giveRiddle(network: ReturnType<typeof holdNetwork>): Promise<void> {
  const riddle = await createChallenge({ algorithm: "PBKDF2/SHA-256", cost: 1, keyPrefix: "0", deriveKey });
  await vi.waitFor(() => network.last("/captcha"), 10_000);
  await network.last("/captcha").answer({ body: riddle });
}

/** Waits until a page has done what it was about to do. */
export async function settle(isDone: () => boolean): Promise<void> {
  await vi.waitFor(async () => {
    await act(async () => {});
    if (!isDone()) throw new Error("not yet");
  }, 10_000);
}
