import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { holdNetwork, press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { the, until } from "#web/ui/render-for-test.tsx";
import { OrderProvider } from "../order-context.tsx";
import { someOrder } from "../order-for-test.ts";
import { useOrderSubmit } from "./confirm-order-provider.tsx";
import { OrderCodeSection } from "./order-code-section.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;
beforeEach(() => {
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

/** A button whose action the API refuses until a code is confirmed. */
function Action() {
  const { submit, problem } = useOrderSubmit();
  const run = async () => {
    const answer = await fetch("/api/some-action", { method: "POST" });
    if (answer.status === 403) throw new ApiProblem(403, await answer.json());
  };
  return (
    <>
      <Button onPress={() => void submit(run)}>Act</Button>
      <p>{problem}</p>
    </>
  );
}

const text = () => document.body.textContent ?? "";

async function enter(code: string) {
  await act(async () => {
    const box = the<HTMLInputElement>("[name=code]");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, code);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("an action that needs a code asks where to send it, and runs again once the code is confirmed", async () => {
  const order = someOrder();
  shown = await showPage(
    <OrderProvider order={order}>
      <Action />
    </OrderProvider>,
    "/en/manage-booking",
  );
  await press(/^Act$/);
  await network.last("/api/some-action").answer({ status: 403, body: problemBody("order-code-required") });
  await until(() => expect(text()).toContain("Send a code to"));
  const { email, phone } = order.guests;
  expect(text()).not.toContain(email);
  expect(text()).not.toContain(phone.number);
  expect(text()).toContain(phone.number.slice(-3));
  await press(/Send a code to .*@/);
  const sent = { requestId: crypto.randomUUID(), expiresIn: 300, retryAfter: 60, masked: "n•••@example.test" };
  expect(network.last("/code").body).toEqual({ channel: "email" });
  await network.last("/code").answer({ body: sent });
  await until(() => expect(text()).toContain("6-digit code"));
  await enter("123456");
  await press(/^Confirm$/);
  expect(network.last("/code/confirm").body).toEqual({ code: "123456", requestId: sent.requestId });
  await network.last("/code/confirm").answer({ status: 204 });
  await until(() => expect(network.calls("/api/some-action")).toHaveLength(2));
  await network.last("/api/some-action").answer({ status: 200 });
  await until(() => expect(text()).not.toContain("6-digit code"));
});

test("where no SMS are sent, the code of an order goes by email alone", async () => {
  const order = someOrder();
  const section = <OrderCodeSection order={order} onConfirmed={() => undefined} />;
  shown = await showPage(section, "/en/manage-booking", { smsReach: "none" });
  expect([...document.querySelectorAll("button")].map(({ value }) => value)).toEqual(["email"]);
});
