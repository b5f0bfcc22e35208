import { expect, test } from "vitest";
import { paidPartName } from "#domain/cart/paid-part-name.ts";
import type { Language } from "#domain/language/language.ts";
import { displaySentenceDay, displaySentenceDays } from "#domain/stay/calendar/display-sentence.ts";
import { displayTime } from "#domain/stay/calendar/display-time.ts";
import { lazyMessagesOf, messagesOf } from "./messages.ts";

const wordsOf = (language: Language) => ({ ...messagesOf(language), ...lazyMessagesOf(language) });
const [en, ar] = [wordsOf("en"), wordsOf("ar")];
const milesIn = (language: Language) => {
  const { paid, shell } = wordsOf(language);
  const part = { method: "fursan", brand: null, last4: null, points: null } as const;
  return paidPartName(part, { paid, cards: shell.cards });
};
const change = displaySentenceDays("2026-12-07", "2026-12-10", "ar");
const until = displaySentenceDay("2026-12-06", "ar");

/** Sentences that were agreed on with native readers, each as guests read it. */
const sentences: readonly [agreed: string, read: string][] = [
  ["Here’s what we understood", en.place.understood],
  ["We couldn’t use “x”.", en.place.reasons.unknown({ text: "x" })],
  ["“x”: we can’t exclude things yet.", en.place.reasons.without({ text: "x" })],
  ["“x”: how many adults?", en.place.reasons.adults({ text: "x" })],
  ["“x”: give dates and how flexible you are (1–3 days).", en.place.reasons.flexible({ text: "x" })],
  ["Cast your vote", en.lists.actions.vote],
  ["This link has expired or is incomplete.", en.sharedList.goneDetail.split(" Ask")[0] ?? ""],
  ["Day visits: up to 20 guests", en.details.facts.hosts({ n: 20 })],
  ["By the sea, your way", en.home.hero.tajawal],
  ["Your booking has been changed. Here are the new details.", en.mail.changedLead],
  ["These nights aren’t available", en.details.price.taken],
  ["This code has reached its limit.", en.cart.coupon.reasons.limit],
  ["Cancellation fee: KWD 171.78", en.cancel.kept({ amount: "KWD 171.78" })],
  ["You get KWD 1 back. Cancellation fee: KWD 2.", en.order.partRefund({ back: "KWD 1", fee: "KWD 2" })],
  ["For your confirmation SMS, and so we can reach you about your booking.", en.guest.phoneHint],
  ["لرسالة التأكيد، ولنتواصل معك بشأن حجزك.", ar.guest.phoneHint],
  ["from 5:00 PM", en.details.facts.from({ time: displayTime("17:00", "en").replaceAll("\u00a0", " ") })],
  ["AlFursan miles", milesIn("en")],
  ["أميال الفرسان", milesIn("ar")],
  ["± يومين", ar.box.flexible.days({ n: 2 })],
  ["تم التصويت", ar.sharedList.voted],
  ["12 ظهرًا", displayTime("12:00", "ar").replaceAll("\u00a0", " ")],
  ["لا توجد نتائج مطابقة في الطائف", ar.results.noneMatch({ city: "الطائف" })],
  ["نوع المكان", ar.filters.names.propertyTypes],
  ["من 900", ar.results.fromPrice({ price: "900" })],
  ["تقييمان", ar.count.reviews({ n: 2 })],
  ["800 ر.س فأكثر للإقامة", ar.place.priceFrom({ from: "800 ر.س" })],
  ["أُلغي حجزك، وأرسلنا 1,744.50 ر.س إلى بطاقتك", ar.order.ended.toCard({ amount: "1,744.50 ر.س" })],
  ["رسوم الإلغاء: 1,744.50 ر.س", ar.cancel.kept({ amount: "1,744.50 ر.س" })],
  ["تسترد 1 ر.س. رسوم الإلغاء: 2 ر.س.", ar.order.partRefund({ back: "1 ر.س", fee: "2 ر.س" })],
  ["تسترد 1 ر.س. رسوم الإلغاء: 2 ر.س.", ar.details.policy.partRefund({ back: "1 ر.س", fee: "2 ر.س" })],
  ["بعد 6 ديسمبر يمكنك إضافة ليالٍ فقط، ولا تُسترد قيمة الليالي التي تحذفها.", ar.change.late({ moment: until })],
  [
    "ينتظر تعديل حجزك (من 7 إلى 10 ديسمبر) الدفع",
    ar.order.change.waiting({ ...change, amount: "1" }).split(":")[0] ?? "",
  ],
  ["أُضيف إلى محفظتك", ar.refund.to.inWallet],
  ["أُضيف المبلغ المسترد إلى محفظتك: الحجز C1", ar.mail.refundedToWalletSubject({ number: "C1" })],
  ["عادت نقاطك إلى قطاف", ar.mail.points.subject.returned.points({ programme: "قطاف" })],
  ["961 نقطة في برنامج مكافأة", ar.details.loyalty.earn({ points: "961 نقطة", programme: "مكافأة" })],
  ["تم تعديل حجزك C1", ar.mail.changedSubject({ number: "C1" })],
  ["ألغِ حجزك القادم أولًا، ثم احذف حسابك.", ar.errorCodes[6010]],
];

test.each(sentences)("guests read “%s”", (agreed, read) => {
  expect(read).toBe(agreed);
});
