import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SmsReach } from "#domain/site/sms-reach.ts";
import { answerCaptcha, waitUntil } from "#web/lib/api/captcha-for-test.ts";
import { holdNetwork, press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import VerifyPage, { type VerifyData } from "./verify-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;

beforeEach(() => {
  localStorage.clear();
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

async function open(data: VerifyData, smsReach: SmsReach = "all") {
  shown = await showPage(<VerifyPage {...data} />, `/en/verify/${data.channel}`, { smsReach });
}

async function type(name: string, value: string) {
  const field = the<HTMLInputElement>(`input[name=${name}]`);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

const title = () => the("h1").textContent;

test("the link in the mail proves an address by a press and not by a look", async () => {
  await open({ channel: "email", token: "t" });
  expect(network.requests).toHaveLength(0);
  await press("Confirm email");
  expect(network.last("/email/verify").body).toEqual({ token: "t" });
  await network.last("/email/verify").answer({ body: { verified: true } });
  expect(title()).toBe("Your email is confirmed");
});

test("a link that was used before is refused, and nothing is confirmed", async () => {
  await open({ channel: "email", token: "t" });
  await press("Confirm email");
  await network.last("/email/verify").answer({ status: 410, body: problemBody("code-expired") });
  expect(the("[role=alert]").textContent).not.toBe("");
  expect(title()).not.toBe("Your email is confirmed");
});

test("a number that was not verified yet is verified by a code on the phone", async () => {
  await open({ channel: "phone", token: null });
  await type("phone", "0512345678");
  await press("Send code");
  await answerCaptcha(network);
  await waitUntil(() => network.calls("/phone/verify/resend").length === 1);
  const requestId = "5f0c9e6e-29d5-4bb5-9d8e-6d8a7f1f3a10";
  await network
    .last("/phone/verify/resend")
    .answer({ status: 202, body: { requestId, expiresIn: 300, retryAfter: 60 } });
  await type("code", "123456");
  await press(/^Confirm$/);
  expect(network.last("/phone/verify").body).toEqual({ token: "123456", requestId });
  await network.last("/phone/verify").answer({ body: { verified: true } });
  expect(title()).toBe("Your mobile is confirmed");
});

test("where no SMS are sent, the page of the number asks for none and names email", async () => {
  await open({ channel: "phone", token: null }, "none");
  expect(document.querySelector("input")).toBe(null);
  expect(the("main, body").textContent).toContain("a mobile number can’t be confirmed. Use your email instead.");
});

test("where no SMS are sent, the link in the mail still confirms an address", async () => {
  await open({ channel: "email", token: "t" }, "none");
  await press("Confirm email");
  expect(network.last("/email/verify").body).toEqual({ token: "t" });
});
