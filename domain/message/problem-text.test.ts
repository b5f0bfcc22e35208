import { expect, test } from "vitest";
import { messagesOf } from "./messages.ts";
import { problemText } from "./problem-text.ts";

const en = messagesOf("en").errorCodes;
const ar = messagesOf("ar").errorCodes;

test("a guest reads the same refusal in either language", () => {
  expect(problemText(en, 3002)).toBe("These nights aren’t available. See similar homes.");
  expect(problemText(ar, "3002")).toBe("هذه الليالي غير متاحة. شاهد أماكن مشابهة.");
});

test("a code without a text returns null, and the caller shows the server's sentence or the default one", () => {
  expect(problemText(en, 9999)).toBeNull();
  expect(problemText(en, "toString")).toBeNull();
});

test.each([
  [0, "محاولات كثيرة. يرجى الانتظار لحظات."],
  [1, "محاولات كثيرة. يرجى الانتظار ثانية واحدة."],
  [2, "محاولات كثيرة. يرجى الانتظار ثانيتين."],
  [5, "محاولات كثيرة. يرجى الانتظار 5 ثوانٍ."],
  [30, "محاولات كثيرة. يرجى الانتظار 30 ثانية."],
  [900, "محاولات كثيرة. يرجى الانتظار 900 ثانية."],
])("a guest who has to wait %i seconds reads %s", (s, text) => {
  expect(problemText(ar, 1003, { s })).toBe(text);
});

test.each([
  [1, "الحد الأدنى للإقامة في هذه التواريخ ليلة واحدة."],
  [2, "الحد الأدنى للإقامة في هذه التواريخ ليلتان."],
  [3, "الحد الأدنى للإقامة في هذه التواريخ 3 ليالٍ."],
  [14, "الحد الأدنى للإقامة في هذه التواريخ 14 ليلة."],
])("a chalet that needs %i nights says so in good Arabic", (n, text) => {
  expect(problemText(ar, 3003, { n })).toBe(text);
});

test("a missing detail leaves a sentence a guest can still read", () => {
  expect(problemText(en, 1003)).toBe("Too many attempts. Please wait a moment.");
  expect(problemText(en, 3003)).toBe("This home needs a longer stay for these dates.");
});

test("an amount is put in as it was written", () => {
  expect(problemText(en, 4104, { a: "SAR 200.00" })).toBe("Spend at least SAR 200.00 to use this code.");
});
