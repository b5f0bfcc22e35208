import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdNetwork, press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import type { NewsletterState } from "./load-newsletter.ts";
import NewsletterPage from "./newsletter-page.tsx";

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

async function open(state: NewsletterState, answer: { typed: string | null; refused: string | null } | null = null) {
  const page = <NewsletterPage token="t" state={state} answer={answer} />;
  shown = await showPage(page, "/en/newsletter?token=t");
}
const title = () => document.querySelector("h1")?.textContent;
const alert = () => document.querySelector("[role=alert]")?.textContent;

test("a guest confirms, leaves and confirms again, and the focus follows", async () => {
  await open("asked");
  expect([title(), network.requests.length]).toEqual(["Confirm your subscription", 0]);
  await press("Confirm subscription");
  await network.last("/newsletter/confirm").answer({ body: { confirmed: true } });
  expect(title()).toBe("You’re subscribed");
  expect(document.activeElement?.textContent).toContain("You’re subscribed");
  await press("Unsubscribe");
  expect(network.last("/newsletter/unsubscribe").body).toEqual({ token: "t" });
  await network.last("/newsletter/unsubscribe").answer({ body: { confirmed: false } });
  expect(title()).toBe("You’re unsubscribed");
  await press("Subscribe again");
  await network.calls("/newsletter/confirm")[1]?.answer({ body: { confirmed: true } });
  expect(title()).toBe("You’re subscribed");
});

test("an expired link shows the form for a new one", async () => {
  await open("asked");
  await press("Confirm subscription");
  await network.last("/newsletter/confirm").answer({ status: 410, body: problemBody("code-expired") });
  expect(title()).toBe("This link is no longer valid");
  expect(document.querySelector<HTMLInputElement>("[name=newsletterEmail]")).not.toBeNull();
});

test("without a connection the page says so, and the button can be pressed again", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await open("confirmed");
  await press("Unsubscribe");
  await network.last("/newsletter/unsubscribe").lose();
  expect([title(), alert()]).toEqual([
    "You’re subscribed",
    "You are offline. Please try again when you are back online.",
  ]);
  await press("Unsubscribe");
  expect(network.calls("/newsletter/unsubscribe")).toHaveLength(2);
});

test("every answer is a plain form, so that it works without JavaScript", async () => {
  await open("asked");
  const forms = [...document.querySelectorAll("form")].map((form) => [form.method, new FormData(form).get("choice")]);
  expect(forms).toEqual([
    ["post", "confirm"],
    ["post", "leave"],
  ]);
});

test("an address that was submitted without JavaScript is kept in the form", async () => {
  await open("none", { typed: "noura@example.test", refused: null });
  expect(document.querySelector<HTMLInputElement>("[name=newsletterEmail]")?.value).toBe("noura@example.test");
});

test("an invalid address shows an error at its field, and nothing is sent", async () => {
  await open("none", { typed: "noura", refused: null });
  await press("Subscribe");
  const box = document.querySelector<HTMLInputElement>("[name=newsletterEmail]");
  expect(document.activeElement).toBe(box);
  expect(document.getElementById(box?.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Enter a valid email address.",
  );
  expect(network.calls("/newsletter/subscribe")).toHaveLength(0);
});

test("the answer is the same for known and unknown addresses", async () => {
  await open("none", { typed: "noura@example.test", refused: null });
  await press("Subscribe");
  await eventually(async () => {
    for (const challenge of network.calls("/captcha")) await challenge.answer({ status: 500 });
    expect(network.calls("/newsletter/subscribe")).toHaveLength(1);
  });
  const request = network.last("/newsletter/subscribe");
  expect(request.body).toMatchObject({ email: "noura@example.test", locale: "en" });
  await request.answer({ status: 202, body: {} });
  expect(document.activeElement?.textContent).toContain("Check your inbox");
});
