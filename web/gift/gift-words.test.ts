import { expect, test } from "vitest";
import { lazyMessagesOf } from "#domain/message/messages.ts";

const words = (n: number) =>
  (["en", "ar"] as const).map((language) => {
    const { gift, giftMail } = lazyMessagesOf(language);
    return [gift.nowHint({ n }), giftMail.sendingSoon({ n })];
  });

test.each([
  [0, ["Sent as soon as you pay.", "Now"], ["تُرسل البطاقة فور الدفع.", "الآن"]],
  [1, ["Sent about 1 minute after you pay.", "Within 1 minute"], ["تُرسل البطاقة بعد الدفع بنحو دقيقة.", "خلال دقيقة"]],
  [
    2,
    ["Sent about 2 minutes after you pay.", "Within 2 minutes"],
    ["تُرسل البطاقة بعد الدفع بنحو دقيقتين.", "خلال دقيقتين"],
  ],
  [
    30,
    ["Sent about 30 minutes after you pay.", "Within 30 minutes"],
    ["تُرسل البطاقة بعد الدفع بنحو 30 دقيقة.", "خلال 30 دقيقة"],
  ],
])("a gift that waits %i minutes says so", (minutes, english, arabic) => {
  expect(words(minutes)).toEqual([english, arabic]);
});
