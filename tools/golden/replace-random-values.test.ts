import { expect, test } from "vitest";
import { replaceRandomValues } from "./replace-random-values.ts";

const [CART, PAYMENT] = ["0b0b7f2a-6d2c-4c57-8a7f-0a6a3c1f2e10", "5f1e3c9a-22aa-4bbb-9ccc-1234567890ab"];

test("random values get numbers in the order in which they appear, and keep them", () => {
  const replace = replaceRandomValues();

  expect(replace(`{"cartId":"${CART}","paymentId":"${PAYMENT}"}`)).toBe('{"cartId":"<uuid-1>","paymentId":"<uuid-2>"}');
  expect(replace(`/payment/${PAYMENT.toUpperCase()}/abandon of C012345678`)).toBe(
    "/payment/<uuid-2>/abandon of <order-1>",
  );
  expect(replace(`C999999999 C012345678 ${CART}`)).toBe("<order-2> <order-1> <uuid-1>");
});

test("another walk begins to count again", () => {
  replaceRandomValues()(`C012345678 C012345679`);

  expect(replaceRandomValues()("C012345679")).toBe("<order-1>");
});

test("quotes, tokens of cards and of sessions and links of messages are replaced where they stand", () => {
  const replace = replaceRandomValues({ "http://127.0.0.1:40123": "<sandbox>" });

  expect(replace('{"quoteId":"abc.def","total":12.5}')).toBe('{"quoteId":"<quote-1>","total":12.5}');
  expect(replace('{"token":"tok_mbabrmvhsuwdiqw4ta2oyeq6ba"}')).toBe('{"token":"<card-token-1>"}');
  expect(replace('{"token":"token_k7lrmvhsuwdiqw4ta2oyeq6b"}')).toBe('{"token":"<card-token-2>"}');
  expect(replace('{"token":"0123456789abcdefghij"}')).toBe('{"token":"<session-1>"}');
  expect(replace("/confirmation?access=abcdefghijklmnopqrstuvwx&lang=en")).toBe(
    "/confirmation?access=<access-1>&lang=en",
  );
  expect(replace('{"redirectUrl":"http://127.0.0.1:40123/bank/pay_mbabrmvhsuwdiqw4ta2oyeq6ba"}')).toBe(
    '{"redirectUrl":"<sandbox>/bank/<charge-1>"}',
  );
});

test("amounts, days, phones and times of the stopped clock stay as they are", () => {
  const text = '{"total":1840.5,"checkIn":"2026-12-11","phone":"+966500000111","expiredAt":"2026-12-01T09:15:03.000Z"}';

  expect(replaceRandomValues()(text)).toBe(text);
});
