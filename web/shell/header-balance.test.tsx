import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdNetwork } from "#web/lib/api/held-network-for-test.ts";
import { storeWalletMember } from "#web/session/wallet-member.ts";
import { showResult } from "#web/shared/result/show-result.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { HeaderBalance } from "./header-balance.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;
beforeEach(() => {
  network = holdNetwork();
  storeWalletMember();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const text = () => document.body.textContent?.replaceAll(/\s/g, " ") ?? "";

test("money that a cancellation returns to the wallet is in the balance of the header at once", async () => {
  shown = await showPage(<HeaderBalance />, "/en/account/orders/C123456789");
  await network.last("/check-balance").answer({ body: { available: 500 } });
  expect(text()).toContain("SAR 500.00");
  await act(async () => showResult("booking"));
  await network.last("/check-balance").answer({ body: { available: 2_244.5 } });
  expect(text()).toContain("SAR 2,244.50");
});
