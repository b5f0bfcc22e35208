// The calendar is loaded before, so that no test waits for a file.
import "./stay-popover.tsx";
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messagesOf } from "#domain/message/messages.ts";
import { sites } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { loadNamespace } from "#web/i18n/lazy-namespaces.ts";
import { MessagesProvider } from "#web/i18n/messages-context.tsx";
import { riyalsOnly } from "#web/lib/api/cached-lists.ts";
import { SnackbarProvider } from "#web/ui/feedback/snackbar-provider.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import { StayFields } from "./stay-fields.tsx";
import { StayPicker } from "./stay-picker.tsx";
import { useStayPicker } from "./use-stay-picker.ts";

type Received = { stay: Stay | null; address: string };
let received: Received[] = [];
let lapses = 0;
let router: ReturnType<typeof createMemoryRouter>;
let leave = async () => {};

// The messages are loaded before, so that no test waits for a file.
await loadNamespace("en", "picker");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: new Date("2026-11-20T09:00:00Z") });
  received = [];
  lapses = 0;
});
afterEach(async () => {
  await leave();
  vi.useRealTimers();
});

function Box({ name, start = null }: { name: string; start?: Stay | null }) {
  const [saved, setSaved] = useState(start);
  const picker = useStayPicker({
    saved,
    name,
    onConfirm: (stay) => {
      received.push({ stay, address: router.state.location.search });
      setSaved(stay);
    },
    onLapse: () => {
      lapses += 1;
    },
  });
  return (
    <div id={name}>
      <StayFields picker={picker} page="home" checkInFrom="15:00" />
      <StayPicker picker={picker} layout="popover" />
    </div>
  );
}

async function shown(page: React.ReactNode, path = "/") {
  const data = { site: sites[0], currency: "SAR", currencies: riyalsOnly };
  router = createMemoryRouter([{ id: "root", path: "/", loader: () => data, element: page }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: data } },
  });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  leave = () => act(async () => root.unmount());
  await act(async () =>
    root.render(
      <MessagesProvider language="en" messages={messagesOf("en")}>
        <SnackbarProvider>
          <RouterProvider router={router} />
        </SnackbarProvider>
      </MessagesProvider>,
    ),
  );
  await settled();
}

/** The calendar loads and the URL changes asynchronously. */
async function settled() {
  for (let turn = 0; turn < 10; turn += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(20);
      await new Promise((done) => setImmediate(done));
    });
  }
}

async function press(selector: string) {
  await act(async () => the(selector).click());
  await settled();
}

test("the owner receives a stay once, after the URL has closed the calendar", async () => {
  await shown(<Box name="stay" />);
  await press('[data-stay-field="check-in"]');
  expect(router.state.location.search).toBe("?modals=DATE_PICKER_MODAL");
  await press('[data-day="2026-11-25"]');
  expect(received).toEqual([]);
  await press('[data-day="2026-11-27"]');
  expect(received).toEqual([{ stay: { checkIn: "2026-11-25", checkOut: "2026-11-27" }, address: "" }]);
  expect(the('[data-stay-field="check-in"]').textContent).toBe("25 Nov 2026");
  expect(document.body.textContent).toContain("From 3:00\u00a0PM");
});

test("a tap before the URL has changed leaves the calendar open", async () => {
  await shown(<Box name="stay" />);
  await press('[data-stay-field="check-in"]');
  await press('[data-day="2026-11-25"]');
  await act(async () => the('[data-day="2026-11-27"]').click());
  await act(async () => the('[data-stay-field="check-out"]').click());
  await settled();
  expect(router.state.location.search).toBe("?modals=DATE_PICKER_MODAL");
  await press('[data-day="2026-11-28"]');
  expect(received.at(-1)).toEqual({ stay: { checkIn: "2026-11-25", checkOut: "2026-11-28" }, address: "" });
});

test("clearing reports nothing when the guest goes back", async () => {
  await shown(<Box name="stay" start={{ checkIn: "2026-11-25", checkOut: "2026-11-27" }} />);
  await press('[data-stay-field="check-in"]');
  await act(async () =>
    [...document.querySelectorAll("button")].find((one) => one.textContent === "Clear dates")?.click(),
  );
  await act(async () => void router.navigate(-1));
  await settled();
  expect(received).toEqual([]);
  expect(the('[data-stay-field="check-in"]').textContent).toBe("25 Nov 2026");
});

test("a stay that began yesterday becomes invalid at midnight in Riyadh", async () => {
  await shown(<Box name="stay" start={{ checkIn: "2026-11-20", checkOut: "2026-11-22" }} />);
  expect(lapses).toBe(0);
  await act(async () => void (await vi.advanceTimersByTimeAsync(12 * 3_600_000)));
  expect(lapses).toBe(1);
  expect(received).toEqual([]);
  expect(the('[data-stay-field="check-in"]').textContent).toBe("Select date");
});

test("of two pickers on a page only the tapped one opens, and a link opens the first", async () => {
  const pages = (
    <>
      <Box name="stay" />
      <Box name="bar" />
    </>
  );
  await shown(pages);
  await press('#bar [data-stay-field="check-in"]');
  expect(the('[role="dialog"]').closest("#bar")).not.toBeNull();
  await leave();
  await shown(pages, "/?modals=DATE_PICKER_MODAL");
  expect(the('[role="dialog"]').closest("#stay")).not.toBeNull();
});

test("the check-out field does nothing before there is a check-in", async () => {
  await shown(<Box name="stay" />);
  await press('[data-stay-field="check-out"]');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(router.state.location.search).toBe("");
});

test("a press outside the open calendar takes effect after the stay is stored", async () => {
  const pressed: string[] = [];
  await shown(
    <>
      <Box name="stay" />
      <button
        id="go"
        type="button"
        onClick={() => pressed.push(the('[data-stay-field="check-out"]').textContent ?? "")}
      >
        Search
      </button>
    </>,
  );
  await press('[data-stay-field="check-in"]');
  await press('[data-day="2026-11-25"]');
  await press("#go");
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(received).toEqual([{ stay: { checkIn: "2026-11-25", checkOut: "2026-11-26" }, address: "" }]);
  expect(pressed).toEqual(["26 Nov 2026"]);
});
