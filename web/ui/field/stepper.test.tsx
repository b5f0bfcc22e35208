import { act, useState } from "react";
import { expect, test } from "vitest";
import { render, the } from "../render-for-test.tsx";
import { Stepper } from "./stepper.tsx";

function Adults() {
  const [adults, setAdults] = useState(1);
  return <Stepper label="Adults" value={adults} min={1} max={2} onChange={setAdults} />;
}

test("a guest counts up to the maximum and not below the minimum, and both buttons keep the focus", async () => {
  await render(<Adults />);
  const press = (label: string) => act(async () => the(`[aria-label="${label}"]`).click());
  await press("Decrease Adults");
  expect(the("output").textContent).toBe("1");
  await press("Increase Adults");
  await press("Increase Adults");
  expect(the("output").textContent).toBe("2");
  expect(the('[aria-label="Increase Adults"]').getAttribute("aria-disabled")).toBe("true");
  expect(the('[aria-label="Increase Adults"]').hasAttribute("disabled")).toBe(false);
});
