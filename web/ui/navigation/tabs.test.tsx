import { act, useState } from "react";
import { expect, test } from "vitest";
import { render, the } from "../render-for-test.tsx";
import { stepOf } from "./tab-step.ts";
import { Tabs } from "./tabs.tsx";

test.each([
  ["ArrowRight", 0, false, 1],
  ["ArrowRight", 2, false, 0],
  ["ArrowLeft", 0, false, 2],
  ["ArrowLeft", 0, true, 1],
  ["ArrowRight", 0, true, 2],
  ["Home", 2, false, 0],
  ["End", 0, true, 2],
  ["Enter", 1, false, null],
])("%s from tab %i (right to left: %s) moves to %s", (key, index, isRtl, next) => {
  expect(stepOf(key, index, 3, isRtl)).toBe(next);
});

function ReviewTabs() {
  const [selected, select] = useState("google");
  const tabs = [
    { id: "google", label: "Google", content: "4.4 of 5" },
    { id: "own", label: "Our guests", content: "8.6 of 10" },
  ];
  return <Tabs label="Reviews" tabs={tabs} selected={selected} onSelect={select} />;
}

test("the arrow key moves to the next tab, shows its panel and keeps a single tab stop", async () => {
  await render(<ReviewTabs />);
  expect(the('[role="tabpanel"]').textContent).toBe("4.4 of 5");
  the('[aria-selected="true"]').focus();
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  });
  expect(the('[role="tabpanel"]').textContent).toBe("8.6 of 10");
  expect(the('[role="tab"][tabindex="0"]').textContent).toBe("Our guests");
  expect(document.activeElement?.textContent).toBe("Our guests");
});
