import type { BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { GiftOrder } from "#contract/wallet/gift.ts";
import { approveAtBank } from "./approve-at-bank.ts";
import { aPayingGuest } from "./paying-guest.ts";

/** A card number that no other test has paid with: a bank card buys only a few gifts a day. */
let cards = 0;
export function aFreshCard(): string {
  cards += 1;
  const digits = `424242${String(Date.now() % 100_000).padStart(5, "0")}${String(cards).padStart(4, "0")}`;
  const sum = [...digits].reduceRight((total, digit, index) => {
    const isDoubled = (digits.length - 1 - index) % 2 === 0;
    const value = Number(digit) * (isDoubled ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

type Given = { recipient?: object; buyer?: object } & Record<string, unknown>;

let buyers = 0;

/** A browser that buys gifts; each buyer has their own contact and network. */
export function aGiftBuyer({ app, sandbox }: BookingApp, headers: Record<string, string> = {}) {
  buyers += 1;
  const guest = aPayingGuest(app, sandbox, headers);
  const phone = { dialCode: "+966", number: `59${String(buyers).padStart(7, "0")}`, countryCode: "SA" };
  const recipientEmail = `sara-${buyers}-${Date.now()}@example.test`;
  const body = ({ recipient = {}, buyer = {}, ...given }: Given = {}) => ({
    amount: 250,
    designId: "palm",
    recipient: { name: "Sara", email: recipientEmail, language: "ar", ...recipient },
    senderName: "Noura",
    text: "مبارك التخرج",
    buyer: { name: "Noura Al Otaibi", email: guest.email, phone, ...buyer },
    ...given,
  });
  const create = (given?: Given, more: Record<string, string> = {}) =>
    guest.call("POST", endpoints.createGift.url, body(given), more);
  const payBill = async (cartId: string, acceptedTotal: number, more: object = {}, card = aFreshCard()) =>
    guest.call("POST", endpoints.pay.url, {
      ...{ cartId, method: "card", token: await guest.token(card), returnUrl: "/ar/gift-cards", acceptedTotal },
      ...more,
    });
  const url = (path: string, number: string) => path.replace(":giftOrderNumber", number);
  return {
    ...guest,
    recipientEmail,
    body,
    create,
    payBill,
    gift: async (number: string): Promise<GiftOrder> =>
      (await guest.call("GET", url(endpoints.getGift.url, number))).json(),
    /** Buys a gift; the bank has verified the buyer. */
    buy: async (given?: Given, card = aFreshCard()): Promise<string> => {
      const made = await create(given);
      if (made.statusCode !== 201) throw new Error(`The gift was refused: ${made.body}`);
      const { cartId, giftOrderNumber } = made.json();
      const { total } = await (await guest.call("GET", url(endpoints.getGift.url, giftOrderNumber))).json();
      const answer = (await payBill(cartId, total, {}, card)).json();
      if (answer.status !== "REDIRECT") throw new Error(`The bank did not ask: ${JSON.stringify(answer)}`);
      await approveAtBank(sandbox, answer.paymentId);
      await guest.poll(answer.paymentId);
      return giftOrderNumber;
    },
    resend: (number: string) => guest.call("POST", url(endpoints.resendGift.url, number), {}),
    return: (number: string) => guest.call("POST", url(endpoints.returnGift.url, number), {}),
  };
}
