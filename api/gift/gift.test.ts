import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aFreshCard, aGiftBuyer } from "#api/testing/guests/gift-buyer.ts";
import { aMember, type Member, relaxedLimits } from "#api/testing/guests/member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

let booking: BookingApp;
const env = { ...relaxedLimits, GIFT_WAIT_MINUTES: "0" };
beforeAll(async () => {
  booking = await aBookingApp({ env });
});
afterAll(() => booking.sandbox.stop());

const site = { host: "mabeet-sa.localhost" };
const aRecipient = () => aMember(booking.app, { headers: site });
const redeem = (member: Pick<Member, "call">, code: string, more: object = {}) =>
  member.call("POST", endpoints.redeemGift.url, { code, ...more });
const codesTo = async (email: string): Promise<string[]> => {
  const messages = await booking.inboxOf(email);
  return messages.map(({ text }) => /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? "none");
};
const codeTo = async (email: string): Promise<string> => {
  await expect.poll(async () => (await codesTo(email)).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return (await codesTo(email))[0] ?? "";
};
const codeOf = (answer: { json: () => { error: { code: number } } }) => answer.json().error.code;

test("a gift is bought, sent and redeemed into the wallet of its recipient", async () => {
  const buyer = aGiftBuyer(booking);
  const number = await buyer.buy();
  expect(number).toMatch(/^G\d{9}$/);
  const code = await codeTo(buyer.recipientEmail);
  await booking.untilSettled();
  expect(await buyer.gift(number)).toMatchObject({ statusCode: 58, state: "sent", amount: 250, canResend: true });

  const recipient = await aRecipient();
  const check = await recipient.call("POST", endpoints.checkGift.url, { code: code.toLowerCase() });
  expect(check.json()).toMatchObject({ amount: 250 });
  const answer = await redeem(recipient, code.replaceAll("-", " "));
  expect([answer.statusCode, answer.json().available]).toEqual([200, 250]);
  const history = (await recipient.call("GET", endpoints.checkHistory.url)).json();
  expect(history.items).toMatchObject([
    { type: "REWARD", status: "Available", amount: 250, description: { en: "Gift card", ar: "بطاقة هدية" } },
  ]);
  await booking.untilSettled();
  expect(await buyer.gift(number)).toMatchObject({ state: "redeemed", canReturn: false, canResend: false });
  const subjects = (await booking.inboxOf(buyer.email)).map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
  expect(subjects.every((subject) => subject.includes(number))).toBe(true);
  expect(await booking.violations()).toEqual([]);
});

test("a Latin name does not change the order of an Arabic gift mail", async () => {
  const buyer = aGiftBuyer(booking);
  await buyer.buy({ text: "Happy Eid!\nعيد سعيد" });
  await codeTo(buyer.recipientEmail);
  const [mail] = await booking.inboxOf(buyer.recipientEmail);
  expect(mail?.html).toContain('<span dir="auto">Noura</span>: 250.00');
  expect(mail?.html).toContain('<span dir="auto">Happy Eid!</span>');
  expect(mail?.html).toContain('<span dir="auto">عيد سعيد</span>');
  await booking.untilSettled();
});

test("a used code is 9002 to who used it and 9001 to everybody else, like an unknown code", async () => {
  const buyer = aGiftBuyer(booking);
  await buyer.buy();
  const code = await codeTo(buyer.recipientEmail);
  const [one, other] = [await aRecipient(), await aRecipient()];
  expect((await redeem(one, code)).statusCode).toBe(200);
  expect(codeOf(await redeem(one, code))).toBe(9002);
  expect(codeOf(await redeem(other, code))).toBe(9001);
  expect(codeOf(await redeem(other, "ABCD-EFGH-JKMN-PQRS"))).toBe(9001);
  expect((await redeem(other, "ABCD")).json().error.fields).toEqual({ code: "giftCode" });
});

test("a gift of another browser does not exist, and its contact may only read it", async () => {
  const buyer = aGiftBuyer(booking);
  const number = await buyer.buy();
  const other = aGiftBuyer(booking);
  const url = endpoints.getGift.url.replace(":giftOrderNumber", number);
  expect(codeOf(await other.call("GET", url))).toBe(7001);
  const read = await other.call("GET", `${url}?email=${buyer.email}`);
  expect(read.json()).toMatchObject({ orderNumber: number, isOwner: false, canReturn: false });
  expect((await other.call("GET", url)).statusCode).toBe(200);
  expect(codeOf(await other.return(number))).toBe(7007);
  expect(codeOf(await other.resend(number))).toBe(7007);
});

test("a gift that is sent again has a new code, and the old one stops working", async () => {
  const buyer = aGiftBuyer(booking);
  const number = await buyer.buy();
  const old = await codeTo(buyer.recipientEmail);
  await booking.untilSettled();
  expect((await buyer.resend(number)).statusCode).toBe(200);
  await expect.poll(async () => (await codesTo(buyer.recipientEmail)).length, { timeout: 20_000 }).toBe(2);
  const [fresh = ""] = (await codesTo(buyer.recipientEmail)).filter((code) => code !== old);
  const recipient = await aRecipient();
  expect(codeOf(await redeem(recipient, old))).toBe(9001);
  expect((await redeem(recipient, fresh)).statusCode).toBe(200);
});

test("an unused gift is returned: the card ends and the money goes back", async () => {
  const buyer = aGiftBuyer(booking);
  const number = await buyer.buy();
  const code = await codeTo(buyer.recipientEmail);
  await booking.untilSettled();
  expect((await buyer.return(number)).json()).toMatchObject({ state: "returned", statusCode: 102 });
  expect(codeOf(await redeem(await aRecipient(), code))).toBe(9001);
  await booking.untilSettled();
  expect(await buyer.gift(number)).toMatchObject({ statusCode: 95, refund: { amount: 250, status: "done" } });
  expect(codeOf(await buyer.return(number))).toBe(7002);
  const mailsAbout = async (email: string, part: string) =>
    (await booking.inboxOf(email)).filter(({ subject }) => subject.includes(part)).length;
  await expect.poll(() => mailsAbout(buyer.email, `أُرجعت هديتك`)).toBe(1);
  await expect.poll(() => mailsAbout(buyer.recipientEmail, "أُلغيت بطاقة الهدية من")).toBe(1);
  expect(await booking.violations()).toEqual([]);
});

test("a scheduled gift waits for its day, and can be returned until then", async () => {
  const buyer = aGiftBuyer(booking);
  const { sendDays } = (await buyer.call("GET", endpoints.listGiftDesigns.url)).json();
  const number = await buyer.buy({ sendAt: sendDays.last });
  await booking.untilSettled();
  expect(await buyer.gift(number)).toMatchObject({ state: "scheduled", sendOn: sendDays.last, canReturn: true });
  expect(await codesTo(buyer.recipientEmail)).toEqual([]);
  await buyer.return(number);
  await booking.untilSettled();
  expect((await buyer.gift(number)).statusCode).toBe(95);
  expect(await booking.inboxOf(buyer.recipientEmail)).toEqual([]);
  const { rows } = await booking.app.db.execute(sql`
    SELECT FROM gift_card c JOIN gift_order g ON g.id = c.gift_order_id
    WHERE g.order_number = ${number} AND c.balance_minor = 0`);
  expect(rows).toHaveLength(1);
  expect(await booking.violations()).toEqual([]);
});

test("a gift goes to a mobile number, without amounts in the SMS", async () => {
  const buyer = aGiftBuyer(booking);
  const phone = { dialCode: "+966", number: "0598765432", countryCode: "SA" };
  await buyer.buy({ recipient: { email: undefined, phone, name: "Sara", language: "ar" } });
  await expect.poll(async () => (await codesTo("+966598765432")).length, { timeout: 20_000 }).toBe(1);
  const [sms] = await booking.inboxOf("+966598765432");
  expect(sms?.kind).toBe("sms");
  const [code = ""] = await codesTo("+966598765432");
  expect(sms?.text.replaceAll(code, "")).not.toContain("250");
});

test("a gift is paid with money only, and every card is verified by its bank", async () => {
  const buyer = aGiftBuyer(booking);
  const { cartId, giftOrderNumber } = (await buyer.create()).json();
  const list = await buyer.call("GET", `${endpoints.listPaymentMethods.url}?cartId=${cartId}`);
  expect(list.json().methods.map(({ method }: { method: string }) => method)).toEqual(["card", "apple-pay"]);
  expect(list.json().payable).toEqual({ total: 250, currency: "SAR" });
  for (const method of ["tabby", "wallet"]) expect(codeOf(await buyer.payBill(cartId, 250, { method }))).toBe(5006);
  const declined = await buyer.payBill(cartId, 250, {}, "4000000000000002");
  expect(codeOf(declined)).toBe(5001);
  expect(await buyer.gift(giftOrderNumber)).toMatchObject({ statusCode: 60, state: "failed", cartId, code: 5001 });
  const again = (await buyer.payBill(cartId, 250)).json();
  expect(again).toMatchObject({ status: "REDIRECT", orderNumber: giftOrderNumber });
  expect(await buyer.poll(again.paymentId)).toMatchObject({ status: "PENDING", isGift: true, isChange: false });
});

test("a gift is paid at the price that its buyer accepted, within an hour", async () => {
  const buyer = aGiftBuyer(booking);
  const { cartId, giftOrderNumber } = (await buyer.create()).json();
  expect(codeOf(await buyer.payBill(cartId, 200))).toBe(4003);
  expect(codeOf(await aGiftBuyer(booking).payBill(cartId, 250))).toBe(4001);
  await booking.app.db.execute(sql`
    UPDATE gift_order SET pay_until = app_now() WHERE order_number = ${giftOrderNumber}`);
  expect(codeOf(await buyer.payBill(cartId, 250))).toBe(4005);
  const list = await buyer.call("GET", `${endpoints.listPaymentMethods.url}?cartId=${cartId}`);
  expect(codeOf(list)).toBe(4005);
  expect(await buyer.gift(giftOrderNumber)).toMatchObject({ state: "unpaid", cartId: null });
});

test("a gift is created once per key", async () => {
  const buyer = aGiftBuyer(booking);
  await buyer.create();
  const key = { "idempotency-key": "a-gift-with-one-key" };
  const [one, other] = [await buyer.create({}, key), await buyer.create({}, key)];
  expect(one.body).toBe(other.body);
  expect(codeOf(await buyer.create({ amount: 500 }, key))).toBe(1005);
});

test("an invalid gift is refused field by field", async () => {
  const buyer = aGiftBuyer(booking);
  const answer = await buyer.create({ amount: 45, recipient: { email: "sara" }, sendAt: "2020-01-01" });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.fields).toEqual({
    amount: "giftAmount",
    "recipient.email": "email",
    sendAt: "sendDay",
  });
});

test("a contact and a bank card buy five gifts a day", async () => {
  const buyer = aGiftBuyer(booking);
  for (let gift = 0; gift < 5; gift++) await buyer.buy({ amount: 50 });
  expect(codeOf(await buyer.create({ amount: 50 }))).toBe(9004);
  expect(codeOf(await aGiftBuyer(booking).create({ buyer: { email: buyer.email } }))).toBe(9004);

  const card = aFreshCard();
  for (let gift = 0; gift < 5; gift++) await aGiftBuyer(booking).buy({ amount: 50 }, card);
  const sixth = aGiftBuyer(booking);
  const number = await sixth.buy({ amount: 50 }, card);
  await booking.untilSettled();
  expect(await sixth.gift(number)).toMatchObject({ statusCode: 60, state: "failed", code: 9004, cartId: null });
  expect(await booking.violations()).toEqual([]);
});

test("a buyer cannot spend more than the limit of a day", async () => {
  const buyer = aGiftBuyer(booking);
  for (const amount of [2000, 2000]) await buyer.buy({ amount });
  expect(codeOf(await buyer.create({ amount: 1010 }))).toBe(9004);
  expect((await buyer.create({ amount: 1000 })).statusCode).toBe(201);
});

test("after five codes in a quarter of an hour a captcha is needed", async () => {
  const recipient = await aRecipient();
  const wrong = "ABCD-EFGH-JKMN-PQRS";
  for (let attempt = 0; attempt < 5; attempt++) expect(codeOf(await redeem(recipient, wrong))).toBe(9001);
  expect(codeOf(await redeem(recipient, wrong))).toBe(6005);
  expect(codeOf(await redeem(recipient, wrong, { captchaToken: "test-pass" }))).toBe(9001);
  const anonymous = aGiftBuyer(booking);
  for (let attempt = 0; attempt < 5; attempt++)
    expect(codeOf(await anonymous.call("POST", endpoints.checkGift.url, { code: wrong }))).toBe(9001);
  expect(codeOf(await anonymous.call("POST", endpoints.checkGift.url, { code: wrong }))).toBe(6005);
});

test("on a site without the wallet there are no gift cards", async () => {
  const buyer = aGiftBuyer(booking, { host: "tajawal-sa.localhost" });
  expect(codeOf(await buyer.create())).toBe(1002);
  const calls = [endpoints.listGiftDesigns, endpoints.redeemGift, endpoints.checkGift, endpoints.getGift];
  for (const { method, url } of calls) {
    const body = method === "POST" ? { code: "ABCD-EFGH-JKMN-PQRS" } : undefined;
    expect(codeOf(await buyer.call(method, url.replace(":giftOrderNumber", "G000000000"), body))).toBe(1002);
  }
});

test("a gift in another currency has the rate of its site", async () => {
  const buyer = aGiftBuyer(booking, { host: "mabeet-ae.localhost" });
  const { giftOrderNumber } = (await buyer.create()).json();
  const { price } = (await buyer.call("GET", endpoints.listGiftDesigns.url)).json();
  const { amount, total, currency } = await buyer.gift(giftOrderNumber);
  expect([amount, currency]).toEqual([250, price.currency]);
  expect(total).toBe(Math.floor(250 * price.rate * 100 + 1e-6) / 100);
});
