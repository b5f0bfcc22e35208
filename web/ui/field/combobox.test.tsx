import { act } from "react";
import { expect, test } from "vitest";
import { render, the } from "../render-for-test.tsx";
import { Combobox } from "./combobox.tsx";

const cities = [
  { id: "1", label: "الرياض" },
  { id: "9", label: "الأحساء" },
];

async function type(text: string) {
  const box = the<HTMLInputElement>('input[role="combobox"]');
  await act(async () => box.focus());
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, text);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("a guest who leaves out the hamza still finds Al Ahsa", async () => {
  await render(<Combobox label="المدينة" options={cities} selectedId={null} onSelect={() => {}} />, "ar");
  await type("الاحساء");
  expect([...document.querySelectorAll('[role="option"]')].map((row) => row.textContent)).toEqual(["الأحساء"]);
});

test("a text that matches no city shows a message", async () => {
  await render(<Combobox label="المدينة" options={cities} selectedId={null} onSelect={() => {}} />, "ar");
  await type("باريس");
  expect(the('[role="listbox"]').textContent).toBe("لا توجد نتائج مطابقة");
});
