import { afterEach, expect, test } from "vitest";
import { problems } from "#domain/problem/problems.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import type { LookUpAnswer } from "./look-up.ts";
import ManageBookingPage from "./manage-booking-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let shown: Awaited<ReturnType<typeof showPage>>;
afterEach(() => shown.leave());

const typed = { orderNumber: "C123456789", contact: "noura@example.test" };
const nothing: LookUpAnswer = { typed, attempt: 1, faults: {}, refusal: null };

async function open(answer: LookUpAnswer | null) {
  shown = await showPage(<ManageBookingPage answer={answer} shown={null} />, "/en/manage-booking");
}

const text = () => document.body.textContent ?? "";

test("when no booking is found the typed values stay, and the page says what to check", async () => {
  await open({ ...nothing, refusal: { status: 404, code: problems["order-not-found"].code, waitSeconds: 0 } });
  expect(document.activeElement?.textContent).toBe("We could not find this booking. Check the number and contact.");
  expect(document.querySelector<HTMLInputElement>("[name=orderNumber]")?.value).toBe("C123456789");
});

test("after five attempts the guest reads how many minutes to wait", async () => {
  await open({ ...nothing, refusal: { status: 429, code: problems["too-many-tries"].code, waitSeconds: 841 } });
  expect(text()).toContain("Too many attempts. Please wait 15 minutes.");
});

test("errors of a form that was sent without scripts are listed", async () => {
  const wrong = { orderNumber: "12", contact: "" };
  await open({ ...nothing, typed: wrong, faults: { orderNumber: "orderNumber", contact: "required" } });
  expect(text()).toContain("Booking number: Enter the booking number as in your confirmation.");
  expect(text()).toContain("Email or mobile number: This field is required.");
});

test("the form is a plain one and adds nothing to the URL", async () => {
  await open(null);
  expect(document.querySelector("form")?.method).toBe("post");
});
