import { act, type ComponentType } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render, the } from "#web/ui/render-for-test.tsx";
import { lazyDialog } from "./lazy-dialog.tsx";
import { WaitingSheet } from "./waiting-sheet.tsx";

type Props = { isOpen: boolean; onClose: () => void };
type Module = { default: ComponentType<Props> };

const Rules = ({ isOpen }: Props) => isOpen && <p id="rules">No smoking</p>;
const onClose = vi.fn();
let arrive: (module: Module) => void;
let fail: (error: Error) => void;
let leave: () => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  onClose.mockClear();
});
afterEach(async () => {
  await leave();
  vi.useRealTimers();
});

async function open() {
  const load = vi.fn(
    () =>
      new Promise<Module>((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      }),
  );
  const Lazy = lazyDialog({ load, isLarge: true });
  ({ leave } = await render(
    <>
      <button type="button" id="opener">
        Rules
      </button>
      <Lazy waiting={{ title: "House rules" }} isOpen onClose={onClose} />
      <WaitingSheet />
    </>,
  ));
  await pass(A_FRAME);
  return load;
}

/** The module is requested after a paint. */
const A_FRAME = 20;
const sheet = () => the<HTMLDialogElement>("#waiting-sheet");
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const settle = (change: () => void) => act(async () => change());

test("an open dialog shows its title at once while its module loads, then itself", async () => {
  await open();
  await pass(200);
  expect(sheet().open).toBe(true);
  expect(the("h2", sheet()).textContent).toBe("House rules");
  await settle(() => arrive({ default: Rules }));
  expect(sheet().open).toBe(false);
  expect(the("#rules").textContent).toBe("No smoking");
});

test("a module that is already there shows no empty sheet", async () => {
  await open();
  await settle(() => arrive({ default: Rules }));
  await pass(1000);
  expect(sheet().open).toBe(false);
  the("#rules");
});

test("a failure is reported in the sheet, and another attempt succeeds", async () => {
  const load = await open();
  await settle(() => fail(new Error("offline")));
  expect(sheet().open).toBe(true);
  expect(the("[role=alert]").hidden).toBe(false);
  await settle(() => the("[data-retry]").click());
  await pass(A_FRAME);
  expect(load).toHaveBeenCalledTimes(2);
  expect(the("[role=alert]").hidden).toBe(true);
  await settle(() => arrive({ default: Rules }));
  the("#rules");
});

test("closing the empty sheet closes the dialog", async () => {
  await open();
  await pass(200);
  await settle(() => sheet().close());
  await pass(0);
  expect(onClose).toHaveBeenCalledOnce();
});
