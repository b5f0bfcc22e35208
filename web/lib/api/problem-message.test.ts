import { afterEach, expect, test, vi } from "vitest";
import { messagesOf } from "#domain/message/messages.ts";
import { problems } from "#domain/problem/problems.ts";
import { ApiProblem } from "./api-problem.ts";
import { problemMessage } from "./problem-message.ts";

const UNKNOWN = 9999;
const ar = messagesOf("ar");
const refusal = (code: number, message: string, details = {}) =>
  new ApiProblem(409, { error: { code, message, details, fields: {}, requestId: "r" } });

afterEach(() => vi.unstubAllGlobals());

test("a known code is shown in the page's language, whatever the server's message", () => {
  expect(problemMessage(refusal(problems["dates-taken"].code, "Taken"), ar)).toBe(
    "هذه الليالي غير متاحة. شاهد أماكن مشابهة.",
  );
});

test("a problem's details reach its text", () => {
  expect(problemMessage(refusal(problems["stay-too-short"].code, "Too short", { n: 3 }), ar)).toContain("3");
});

test("an unknown code shows the server's message, and an empty message the default", () => {
  expect(problemMessage(refusal(UNKNOWN, "نص الخادم"), ar)).toBe("نص الخادم");
  expect(problemMessage(refusal(UNKNOWN, ""), ar)).toBe(ar.error.default);
});

test("a network failure and an error of ours show two whole sentences", () => {
  const sentences = "حدث خطأ ما. يرجى المحاولة مرة أخرى.";
  expect(problemMessage(new TypeError("Failed to fetch"), ar)).toBe(sentences);
  expect(problemMessage(refusal(problems["something-went-wrong"].code, "Broken"), ar)).toBe(sentences);
});

test("without a connection the message says so", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(problemMessage(new TypeError("Failed to fetch"), ar)).toBe(ar.shell.offline.notNow);
  expect(problemMessage(refusal(problems["dates-taken"].code, "Taken"), ar)).toBe(
    "هذه الليالي غير متاحة. شاهد أماكن مشابهة.",
  );
});
