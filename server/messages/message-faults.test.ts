import { expect, test } from "vitest";
import { plantCatalogue } from "#server/testing/planted-catalogue.ts";
import { compileMessages } from "./compile.ts";
import { MessageFaults } from "./message-fault.ts";

const EN = "domain/message/catalogue/en/stay.json";
const AR = "domain/message/catalogue/ar/stay.json";

const fiveForms = "{n, plural, zero {لا} one {ليلة} few {# ليالٍ} many {# ليلة} other {# ليلة}}";
const sixForms = "{n, plural, zero {لا} one {ليلة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}";
const twoForms = "{n, plural, one {# night} other {# nights}}";

test.each([
  ["a key Arabic lacks", { a: "Stay" }, {}, `${AR}: "stay.a" is missing, though English has it.`],
  ["a key English lacks", {}, { a: "إقامة" }, `${AR}: "stay.a" is not in English.`],
  [
    "another argument name",
    { a: "Until {day}" },
    { a: "حتى {date}" },
    `${AR}: "stay.a" takes {date} as a string, while English takes {day} as a string.`,
  ],
  [
    "an argument counted in one language only",
    { a: twoForms },
    { a: "{n} ليالٍ" },
    `${AR}: "stay.a" takes {n} as a string, while English takes {n} as a number.`,
  ],
  ["a missing Arabic dual", { a: twoForms }, { a: fiveForms }, `${AR}: "stay.a" lacks the plural form "two" of {n}.`],
  [
    "a missing English singular",
    { a: "{n, plural, other {# nights}}" },
    { a: sixForms },
    `${EN}: "stay.a" lacks the plural form "one" of {n}.`,
  ],
  [
    "a plural form English does not know",
    { a: "{n, plural, one {# night} few {# nights} other {# nights}}" },
    { a: sixForms },
    `${EN}: "stay.a" has a plural form "few" of {n} that the language does not know.`,
  ],
  [
    "an open brace",
    { a: "Until {day" },
    { a: "حتى {day}" },
    `${EN}: "stay.a" is not a readable ICU message (expect argument closing brace).`,
  ],
  ["an empty text", { a: "Stay" }, { a: "  " }, `${AR}: "stay.a" is empty.`],
  [
    "a sentence left in English",
    { a: "See all chalets" },
    { a: "عرض chalets" },
    `${AR}: "stay.a" holds words of the other script: chalets.`,
  ],
  [
    "Arabic in an English text",
    { a: "See all شاليهات" },
    { a: "عرض الكل" },
    `${EN}: "stay.a" holds words of the other script: شاليهات.`,
  ],
  [
    "English inside an Arabic plural form",
    { a: twoForms },
    { a: sixForms.replace("ليلتان", "two nights") },
    `${AR}: "stay.a" holds words of the other script: two, nights.`,
  ],
  ["Eastern digits", { a: "28 nights" }, { a: "٢٨ ليلة" }, `${AR}: "stay.a" holds digits that are not Latin.`],
  [
    "a Latin comma in Arabic",
    { a: "Yes, free" },
    { a: "نعم, مجانًا" },
    `${AR}: "stay.a" uses a Latin comma, semicolon or question mark.`,
  ],
  ["an exclamation mark", { a: "Hello!" }, { a: "أهلًا" }, `${EN}: "stay.a" raises its voice with an exclamation mark.`],
  [
    "a phrase that guests stumble over",
    { a: "Half of it comes back" },
    { a: "يُسترد نصفه" },
    `${EN}: "stay.a" says “comes back”; write “refund”.`,
  ],
  [
    "a second name of one thing",
    { a: "Amenities" },
    { a: "مميزات المكان" },
    `${AR}: "stay.a" says “مميزات”; write “المزايا”.`,
  ],
  [
    "noon that reads like midnight",
    { a: "Until noon" },
    { a: "حتى 12:00 م" },
    `${AR}: "stay.a" says “12:00 م”; write “12 ظهرًا”.`,
  ],
  [
    "a date format",
    { a: "Until {day, date}" },
    { a: "حتى {day}" },
    `${EN}: "stay.a" uses a form of {day} that we do not compile.`,
  ],
  ["a list", { a: ["Stay"] as never }, { a: "إقامة" }, `${EN}: "stay.a" must be a text or a group of texts.`],
  ["a key with a dash", { "check-in": "In" }, {}, `${EN}: "stay.check-in" is not a camelCase name or a number.`],
])("%s is reported with file and key", async (_, en, ar, sentence) => {
  const faults = await compileMessages(plantCatalogue(en, ar)).catch((error: unknown) => error);

  expect(faults).toBeInstanceOf(MessageFaults);
  expect((faults as MessageFaults).message.split("\n")).toContain(sentence);
});

test("a file that is not JSON is reported by its name", async () => {
  await expect(compileMessages(plantCatalogue("{", {}))).rejects.toThrow(`${EN}: is not valid JSON`);
});

test("one broken text is one fault, not a missing key as well", async () => {
  const faults = await compileMessages(plantCatalogue({ a: "Stay" }, { a: "{" })).catch((error: unknown) => error);

  expect((faults as MessageFaults).faults).toHaveLength(1);
});

test("names that keep their own script are allowed in Arabic", async () => {
  const root = plantCatalogue({ a: "Pay with Apple Pay", b: "العربية" }, { a: "ادفع عبر Apple Pay", b: "English" });

  await expect(compileMessages(root)).resolves.toBe(true);
});
