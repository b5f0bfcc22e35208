import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdNetwork, press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import AlertStopPage from "./alert-stop-page.tsx";
import type { AlertState } from "./load-alert.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;
beforeEach(() => {
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(state: AlertState, name: string | null = "Taif", token = "t") {
  shown = await showPage(
    <AlertStopPage token={token} state={state} name={name} answer={null} />,
    "/en/alert/stop?token=t",
  );
}
const title = () => document.querySelector("h1")?.textContent?.replace(/[\u2066-\u2069]/g, "");

test("one press stops the mails of a list, and the focus follows", async () => {
  await open("on");
  expect([title(), network.requests.length]).toEqual(["Stop emails about Taif?", 0]);
  await press("Stop these emails");
  expect(network.last("/alert/link/stop").body).toEqual({ token: "t" });
  await network.last("/alert/link/stop").answer({ body: { state: "off", name: "Taif" } });
  expect(title()).toBe("You won’t get emails about Taif any more");
  expect(document.activeElement?.textContent).toContain("any more");
});

test("a failure is shown, and the button can be pressed again", async () => {
  await open("on", null);
  expect(title()).toBe("Stop emails about your saved homes?");
  await press("Stop these emails");
  await network.last("/alert/link/stop").answer({ status: 410, body: problemBody("code-expired") });
  expect(document.querySelector("[role=alert]")?.textContent).not.toBe("");
  await press("Stop these emails");
  expect(network.calls("/alert/link/stop")).toHaveLength(2);
});

test("the button is a plain form, so that it works without JavaScript", async () => {
  await open("on");
  expect(document.querySelector("form")?.method).toBe("post");
});

test("a stopped and an unknown link have nothing to press but the way to the lists", async () => {
  await open("old");
  expect([title(), document.querySelector("form")]).toEqual(["This link is no longer valid", null]);
});

test("an address is confirmed by one press and not by opening the link, and can be declined", async () => {
  await open("asked", "Taif", "own");
  expect([title(), network.requests.length]).toEqual(["Get emails about Taif?", 0]);
  const [confirm, decline] = document.querySelectorAll("form");
  expect([confirm?.method, new FormData(decline).get("choice")]).toEqual(["post", "stop"]);
  await press("Yes, email me");
  expect(network.last("/alert/link/confirm").body).toEqual({ token: "own" });
  await network.last("/alert/link/confirm").answer({ body: { state: "confirmed", name: "Taif" } });
  expect(title()).toBe("Emails about Taif are on");
  await press("Stop these emails");
  await network.last("/alert/link/stop").answer({ body: { state: "off", name: "Taif" } });
  expect(title()).toBe("You won’t get emails about Taif any more");
});
