import { act, useState } from "react";
import { expect, test } from "vitest";
import { render, the } from "../render-for-test.tsx";
import { RangeSlider } from "./range-slider.tsx";

function PriceRange() {
  const [price, setPrice] = useState<readonly [number, number]>([300, 1200]);
  return <RangeSlider label="Price" min={0} max={2000} step={50} value={price} onChange={setPrice} unit="SAR" />;
}

const thumbs = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="range"]')].map((thumb) => thumb.value);

test("a guest who cannot drag types the price, and the thumb moves", async () => {
  await render(<PriceRange />);
  expect(thumbs()).toEqual(["300", "1200"]);
  const box = the<HTMLInputElement>('div:first-child > div > input[inputmode="numeric"]');
  await act(async () => {
    box.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, "٥٠٠");
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(async () => box.blur());
  expect(thumbs()).toEqual(["500", "1200"]);
  expect(box.value).toBe("500");
});
