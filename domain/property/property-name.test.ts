import { expect, test } from "vitest";
import { propertyName } from "./property-name.ts";

test("a home is called by its own name in the guest's language", () => {
  const names = { own: { en: "Qamra Chalet", ar: "شاليه قمرا" }, nested: { en: "Najd Resort", ar: "منتجع نجد" } };

  expect(propertyName(names, "en")).toBe("Qamra Chalet");
  expect(propertyName(names, "ar")).toBe("شاليه قمرا");
});

test("without one its compound's name is used, then what the host wrote, then the other language", () => {
  const nested = { en: "Najd Resort" };
  const original = { en: "chalet no 4", ar: "شاليه رقم ٤" };

  expect(propertyName({ own: { en: "  ", ar: "قمرا" }, nested, original }, "en")).toBe("Najd Resort");
  expect(propertyName({ own: { en: null, ar: "قمرا" }, original }, "en")).toBe("chalet no 4");
  expect(propertyName({ own: { en: "", ar: "قمرا" } }, "en")).toBe("قمرا");
  expect(propertyName({ own: {}, nested: { ar: "منتجع نجد" } }, "en")).toBe("منتجع نجد");
  expect(propertyName({ own: {} }, "ar")).toBe("");
});
