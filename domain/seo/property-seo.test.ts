import fc from "fast-check";
import { expect, test } from "vitest";
import { type HomeFacts, propertyDescription, propertyTitle } from "./property-seo.ts";

const qamra: HomeFacts = {
  name: "Qamra",
  type: "Chalet",
  area: "Al Malqa",
  city: "Riyadh",
  size: 480,
  bedRooms: 3,
  bathRooms: 2,
};
const qamraAr: HomeFacts = { ...qamra, name: "قمرا", type: "شاليه", area: "الملقا", city: "الرياض" };

test("a title names the home, what it is, where it lies and who offers it", () => {
  expect(propertyTitle(qamra, "mabeet", "en")).toBe("Qamra | 3-bedroom chalet in Al Malqa, Riyadh | Mabeet");
  expect(propertyTitle(qamraAr, "mabeet", "ar")).toBe("قمرا | شاليه 3 غرف نوم في الملقا، الرياض | مبيت");
});

test("a description tells size and rooms and ends with a promise", () => {
  expect(propertyDescription(qamra, "en")).toBe(
    "Book Qamra in Al Malqa, Riyadh: 480 m², 3 bedrooms, 2 bathrooms. Photos, reviews and full price.",
  );
  expect(propertyDescription(qamraAr, "ar")).toBe(
    "احجز قمرا في الملقا، الرياض: مساحة 480 م²، 3 غرف نوم، دورتا مياه. صور وتقييمات وسعر شامل.",
  );
});

test.each<[string, Partial<HomeFacts>, string]>([
  ["the area", { area: null }, "Qamra | 3-bedroom chalet in Riyadh | Mabeet"],
  ["the city", { city: " " }, "Qamra | 3-bedroom chalet in Al Malqa | Mabeet"],
  ["area and city", { area: null, city: null }, "Qamra | 3-bedroom chalet | Mabeet"],
  ["the type", { type: null }, "Qamra | 3 bedrooms in Al Malqa, Riyadh | Mabeet"],
  ["the bedrooms", { bedRooms: 0 }, "Qamra | Chalet in Al Malqa, Riyadh | Mabeet"],
  ["type and bedrooms", { type: "", bedRooms: null }, "Qamra | Al Malqa, Riyadh | Mabeet"],
  ["the name", { name: "" }, "3-bedroom chalet in Al Malqa, Riyadh | Mabeet"],
  ["everything else", { type: null, bedRooms: null, area: null, city: null }, "Qamra | Mabeet"],
])("without %s its separator goes too", (_what, lost, title) => {
  expect(propertyTitle({ ...qamra, ...lost }, "mabeet", "en")).toBe(title);
});

test("a title too long loses its brand, then the area, then the type, and at last all but the name", () => {
  const named = (name: string) => propertyTitle({ ...qamra, name }, "tajawal", "en");

  expect(named("Qamra Garden Chalet")).toBe("Qamra Garden Chalet | 3-bedroom chalet in Al Malqa, Riyadh");
  expect(named("Qamra Garden and Pool Chalet")).toBe("Qamra Garden and Pool Chalet | 3-bedroom chalet in Riyadh");
  expect(named("Qamra Garden and Pool Family Chalet")).toBe(
    "Qamra Garden and Pool Family Chalet | 3 bedrooms in Riyadh",
  );
  expect(named("Qamra Garden, Pool and Majlis Family Chalet No. 12")).toBe(
    "Qamra Garden, Pool and Majlis Family Chalet No. 12",
  );
});

test("a description without facts is still a sentence", () => {
  expect(propertyDescription({ name: "Qamra" }, "en")).toBe("Book Qamra. Photos, reviews and full price.");
  expect(propertyDescription({ name: "قمرا", city: "الرياض", bedRooms: 1 }, "ar")).toBe(
    "احجز قمرا في الرياض: غرفة نوم واحدة. صور وتقييمات وسعر شامل.",
  );
});

test("whatever a host writes, a title keeps to 60 characters and a description to 155", () => {
  const words = fc.string({ maxLength: 200, unit: "grapheme" });
  const facts = fc.record({
    name: words,
    type: fc.option(words),
    area: fc.option(words),
    city: fc.option(words),
    size: fc.option(fc.nat(100_000)),
    bedRooms: fc.option(fc.nat(40)),
    bathRooms: fc.option(fc.nat(40)),
  });
  fc.assert(
    fc.property(facts, fc.constantFrom("en" as const, "ar" as const), (property, language) => {
      expect([...propertyTitle(property, "mabeet", language)].length).toBeLessThanOrEqual(60);
      expect([...propertyDescription(property, language)].length).toBeLessThanOrEqual(155);
    }),
  );
});
