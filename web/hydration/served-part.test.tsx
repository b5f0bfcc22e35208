import { act, type ComponentType, lazy, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToReadableStream } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { the } from "#web/ui/render-for-test.tsx";
import { holdEarlyPresses } from "./early-press.ts";
import { earlySheet } from "./early-sheet.ts";
import { findAgain, isPending } from "./find-again.ts";
import { installed } from "./installed-for-test.ts";
import { ServedPart } from "./served-part.tsx";

function Calendar() {
  const [month, setMonth] = useState(1);
  return (
    <button type="button" onClick={() => setMonth(month + 1)}>
      {month}
    </button>
  );
}

/** The page around a part whose module arrives when `load` says so. */
function pageOf(load: () => Promise<{ default: ComponentType }>) {
  const Lazy = lazy(load);
  return (
    <ServedPart fallback={null}>
      <Lazy />
    </ServedPart>
  );
}

let remove = () => {};

beforeEach(() => void delete document.documentElement.dataset.hydrated);
afterEach(() => remove());

test("a press on a part whose own module has not loaded waits for it, also when the rest of the page has hydrated", async () => {
  const served = await renderToReadableStream(pageOf(async () => ({ default: Calendar })));
  await served.allReady;
  document.body.innerHTML = `<main>${await new Response(served).text()}</main>`;
  remove = installed(() => holdEarlyPresses({ findAgain, isPending, earlySheet }));
  const module = Promise.withResolvers<{ default: ComponentType }>();
  await act(
    async () =>
      void hydrateRoot(
        the("main"),
        pageOf(() => module.promise),
      ),
  );
  the("button").click();
  await act(async () => {
    document.documentElement.dataset.hydrated = "yes";
    // What waits for the shell alone is pressed in the first of these tasks.
    for (let task = 0; task < 2; task++) await new Promise((resolve) => setTimeout(resolve));
  });
  await act(async () => module.resolve({ default: Calendar }));
  await eventually(() => expect(the("button").textContent).toBe("2"));
});
