// Loaded before, so that no test waits for a file.
import "../cancel/cancel-dialog.tsx";
import "./change-dialog.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdNetwork, press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the, until } from "#web/ui/render-for-test.tsx";
import { CancelLink } from "../cancel/cancel-link.tsx";
import { OrderProvider } from "../order-context.tsx";
import { someOrder } from "../order-for-test.ts";
import { ChangeLink } from "./change-link.tsx";

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

const PAGE = "/en/manage-booking?orderNumber=C123456789";
const order = someOrder({ canModify: true, canCancel: true });
async function open(modal: string) {
  shown = await showPage(
    <OrderProvider order={order}>
      <ChangeLink />
      <CancelLink />
    </OrderProvider>,
    PAGE,
  );
  const link = [...document.querySelectorAll("a")].find(({ href }) => href.includes(modal));
  await act(async () => link?.click());
}
const text = () => document.body.textContent?.replaceAll("\u00a0", " ") ?? "";
/** A dialog is a module of its own, which loads when it is needed. */

const nights = ["2026-12-10", "2026-12-11", "2026-12-12"];
const dates = { availableDates: nights, nightly: [], asOf: "2026-11-16T10:00:00.000Z", window: "free" };

test("a change opens over the booking and asks for the price of what the guest chooses", async () => {
  await open("/change");
  expect(shown.at()).toBe(`${PAGE}&modals=CHANGE_MODAL`);
  await until(() => expect(network.calls("/availability")).toHaveLength(1));
  await network.last("/availability").answer({ body: dates });
  await until(() => expect(the("[role=dialog] section")).toBeTruthy());

  const step = document.querySelector<HTMLButtonElement>("[role=dialog] fieldset button:not([aria-disabled])");
  await act(async () => step?.click());
  await until(() => expect(network.calls("/modify-preview")).toHaveLength(1));
  await network.last("/modify-preview").answer({ status: 422, body: problemBody("change-not-possible") });
  await until(() => expect(text()).toContain("This booking can no longer be changed online."));

  await press(/Keep the booking as it is/);
  await until(() => expect(shown.at()).toBe(PAGE));
});

test.each([
  ["/change", "/availability"],
  ["/cancel", "/cancel-preview"],
])("a guest who closes the dialog for a code is back on the booking (%s)", async (page, call) => {
  await open(page);
  await until(() => expect(network.calls(call)).toHaveLength(1));
  await network.last(call).answer({ status: 403, body: problemBody("order-code-required") });
  await until(() => expect(text()).toContain("Send a code to"));
  await act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
  );
  await until(() => expect(document.querySelector("[role=dialog]")).toBeNull());
  expect(shown.at()).toBe(PAGE);
});

test("a lost connection is shown, and the booking stays", async () => {
  await open("/change");
  await until(() => expect(network.calls("/availability")).toHaveLength(1));
  await network.last("/availability").lose();
  await until(() => expect(the("[role=dialog] [role=alert]").textContent).not.toBe(""));
});
