import { expect, test } from "vitest";
import { render, the } from "../render-for-test.tsx";
import { Price } from "./price.tsx";

const screenReaderText = (container: HTMLElement) => {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
  return copy.textContent;
};
const visibleText = (container: HTMLElement) => {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const spoken of copy.querySelectorAll(".sr-only")) spoken.remove();
  return copy.textContent;
};

test("a price is one amount with its currency, digits left to right", async () => {
  const { container } = await render(<Price amount={1250.5} currency="SAR" />);
  expect(container.textContent).toBe("SAR\u00a01,250.50");
  expect(the('bdi[dir="ltr"]').textContent).toBe("1,250.50");
});

test("in Arabic the currency follows the digits", async () => {
  const { container } = await render(<Price amount={1250.5} currency="SAR" />, "ar");
  expect(container.textContent).toBe("1,250.50\u00a0ر.س");
  expect(the('bdi[dir="ltr"]').textContent).toBe("1,250.50");
});

test("cards show no decimals and never round up", async () => {
  const { container } = await render(<Price amount={1250.99} currency="SAR" size="card" />);
  expect(container.textContent).toBe("SAR\u00a01,250");
});

test("dinars of Kuwait keep two decimals on cards", async () => {
  const { container } = await render(<Price amount={1000} rate={0.0819} currency="KWD" size="card" />);
  expect(container.textContent).toBe("KWD\u00a081.90");
});

test("a reduced price is struck through on the screen and a sentence for screen readers", async () => {
  const { container } = await render(<Price amount={1200} original={1500} currency="SAR" size="card" />);
  expect(visibleText(the("del"))).toBe("SAR\u00a01,500");
  expect(visibleText(container)).toBe("SAR\u00a01,500SAR\u00a01,200");
  expect(screenReaderText(container)).toBe("was SAR\u00a01,500now SAR\u00a01,200");
});

test.each([1200, 1000, null, undefined])("an original price of %s beside 1200 is not shown", async (original) => {
  const { container } = await render(<Price amount={1200} original={original} currency="SAR" size="card" />);
  expect(container.querySelector("del")).toBeNull();
  expect(screenReaderText(container)).toBe("SAR\u00a01,200");
});

test("the second line names what the price includes", async () => {
  const { container } = await render(<Price amount={1200} currency="SAR" size="card" note="for 2 nights, incl. VAT" />);
  expect(screenReaderText(container)).toBe("SAR\u00a01,200for 2 nights, incl. VAT");
});
