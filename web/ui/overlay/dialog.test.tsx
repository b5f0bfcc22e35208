import { act, useState } from "react";
import { afterEach, expect, test } from "vitest";
import type { Language } from "#domain/language/language.ts";
import { render, the } from "../render-for-test.tsx";
import { Dialog } from "./dialog.tsx";

let leave: () => Promise<void>;
afterEach(() => leave());

function Booking() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        Cancel booking
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Cancel this booking?">
        <button type="button" id="keep">
          Keep booking
        </button>
      </Dialog>
    </>
  );
}

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 80))));

async function opened(language: Language = "en") {
  ({ leave } = await render(<Booking />, language));
  the("#opener").focus();
  await act(async () => the("#opener").click());
  await settle();
}

test("a dialog has the name of its title and takes the focus", async () => {
  await opened();
  const dialog = the('[role="dialog"]');
  expect(document.getElementById(dialog.getAttribute("aria-labelledby") ?? "")?.textContent).toBe(
    "Cancel this booking?",
  );
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test("the close button has a label in the page's language, closes, and the focus returns to the opener", async () => {
  await opened("ar");
  await act(async () => the('[aria-label="إغلاق"]').click());
  await settle();
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(document.activeElement?.id).toBe("opener");
});

test("Escape closes it", async () => {
  await opened();
  await act(async () => {
    the('[role="dialog"]').dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
    );
  });
  await settle();
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

test("a focus that a script moves behind the open dialog is moved back", async () => {
  await opened();
  the("#keep").focus();
  await settle();
  the("#opener").focus();
  await settle();
  expect(document.activeElement?.id).toBe("keep");
});
