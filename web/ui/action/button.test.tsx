import { act } from "react";
import { expect, test, vi } from "vitest";
import { render, the } from "../render-for-test.tsx";
import { Button } from "./button.tsx";

const press = () => act(async () => the("button").click());

test("a guest who presses Search without a city reads that they must choose one, and nothing is sent", async () => {
  const search = vi.fn();
  await render(
    <Button onPress={search} disabledReason="Choose a city first">
      Search
    </Button>,
  );
  const hint = the(`[id="${the("button").getAttribute("aria-describedby")}"]`);
  expect(hint.hidden).toBe(true);
  await press();
  expect(hint.hidden).toBe(false);
  expect(hint.textContent).toBe("Choose a city first");
  expect(the("button").hasAttribute("disabled")).toBe(false);
  expect(the("button").getAttribute("aria-disabled")).toBe("true");
  expect(search).not.toHaveBeenCalled();
});

test("a second press while the payment is being sent does nothing", async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await render(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        Pay
      </Button>
    </form>,
  );
  await press();
  expect(submit).not.toHaveBeenCalled();
  expect(the("button").getAttribute("aria-busy")).toBe("true");
  expect(the("button").textContent).toBe("Pay");
});

test("an enabled button runs its action once per press", async () => {
  const save = vi.fn();
  await render(<Button onPress={save}>Save</Button>);
  await press();
  expect(save).toHaveBeenCalledOnce();
  expect(the("button").hasAttribute("aria-disabled")).toBe(false);
});
