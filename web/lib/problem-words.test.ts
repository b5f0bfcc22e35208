import { afterEach, expect, test, vi } from "vitest";
import { messagesOf } from "#domain/message/messages.ts";
import { ApiProblem } from "./api-call.ts";
import { problemWords } from "./problem-words.ts";

const ar = messagesOf("ar");
const refusal = (code: number, message: string, details = {}) =>
  new ApiProblem(409, { error: { code, message, details, fields: {}, requestId: "r" } });

afterEach(() => vi.unstubAllGlobals());

test("a known code is told in the page's words, whatever the server said", () => {
  expect(problemWords(refusal(3002, "Taken"), ar)).toBe("تم حجز هذه التواريخ للتو. شاهد شاليهات مشابهة.");
});

test("a code's numbers reach its sentence", () => {
  expect(problemWords(refusal(3003, "Too short", { n: 3 }), ar)).toContain("3");
});

test("an unknown code is told as the server said it, and an empty word by the default", () => {
  expect(problemWords(refusal(9999, "نص الخادم"), ar)).toBe("نص الخادم");
  expect(problemWords(refusal(9999, ""), ar)).toBe(ar.error.default);
});

test("a fault of the network is told by the default", () => {
  expect(problemWords(new TypeError("Failed to fetch"), ar)).toBe("حدث خطأ ما، يرجى المحاولة مرة أخرى");
});

test("whoever has no connection hears that, and not that something went wrong", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(problemWords(new TypeError("Failed to fetch"), ar)).toBe(ar.shell.offline.notNow);
  expect(problemWords(refusal(3002, "Taken"), ar)).toBe("تم حجز هذه التواريخ للتو. شاهد شاليهات مشابهة.");
});
