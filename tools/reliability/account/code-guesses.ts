import { eq, sql } from "drizzle-orm";
import { oneTimeCodes } from "#api/schema/account.ts";
import { aCartGuest } from "#api/testing/cart-guest.ts";
import { aPhone, aRegistration, PASSWORD } from "#api/testing/member.ts";
import { endpoints } from "#contract/endpoints.ts";
import { MAX_CODE_ATTEMPTS, MAX_CODES_A_DAY } from "#domain/account/code-limits.ts";
import type { Part } from "../environment/bench-part.ts";
import { sentMessages } from "../environment/sent-messages.ts";
import { inShop, type Shop, toldBy } from "../environment/two-processes.ts";

/** What a guesser may try: so many codes are asked for, though a number is sent fewer in a day. */
const ASKED_FOR = MAX_CODES_A_DAY + 3;
const WRONG = 6006;
const LATE = 6007;
const ENV = { LIMIT_REGISTER: "1000000", LIMIT_FORGOT: "1000000", LIMIT_SMS: "1000000" };

type Asked = { requestId: string | null; purpose: "verify" | "reset" };
/** One code that was guessed at: how many guesses were looked at, and whether its owner was too late after them. */
type Guessed = Asked & { compared: number; right: number; late: number; ownerIsLate: boolean };
type Phone = ReturnType<typeof aPhone>;

/** All guesses of a code come at once, each from a network of its own, through both processes. */
async function guessAtNumber(shop: Shop, guesses: number): Promise<{ guessed: Guessed[]; tries: number; sms: number }> {
  const phone = aPhone();
  const number = `${phone.dialCode}${phone.number}`;
  const guessed: Guessed[] = [];
  for (let place = 0; place < ASKED_FOR; place++) {
    const asked = await askForCode(shop, phone, place);
    if (asked.requestId !== null) guessed.push(await guessAtCode(shop, asked, number, guesses));
    await letMinutePass(shop, number);
  }
  const real = sql`${oneTimeCodes.recipient} = ${number} AND ${oneTimeCodes.accountId} IS NOT NULL`;
  const rows = await shop.db.select({ tries: oneTimeCodes.tries }).from(oneTimeCodes).where(real);
  const sms = (await sentMessages(shop.sandbox, number)).length;
  return { guessed, tries: rows.reduce((sum, { tries }) => sum + tries, 0), sms };
}

/** The account is opened, its number waits to be proven, and now and then somebody forgets its password. */
async function askForCode(shop: Shop, phone: Phone, place: number): Promise<Asked> {
  const guest = anybody(shop, place);
  if (place === 0) {
    const answer = await guest.call("POST", endpoints.register.url, aRegistration({ email: "", phone }));
    return { requestId: answer.json().requestId, purpose: "verify" };
  }
  const purpose = place % 2 === 0 ? "reset" : "verify";
  const url = purpose === "reset" ? endpoints.forgotPassword.url : endpoints.resendPhoneCode.url;
  const answer = await guest.call("POST", url, { phone, captchaToken: "test-pass" });
  return { requestId: answer.statusCode < 300 ? answer.json().requestId : null, purpose };
}

async function guessAtCode(shop: Shop, asked: Asked, number: string, guesses: number): Promise<Guessed> {
  const code = await sentCode(shop, asked, number);
  const numbers = Array.from({ length: guesses }, (_, n) => String((Number(code ?? 0) + 1 + n) % 1_000_000));
  const bring = async (token: string, place: number) => {
    const guest = anybody(shop, place);
    const proof = { token: token.padStart(6, "0"), requestId: asked.requestId };
    if (asked.purpose === "verify") return toldBy(await guest.call("POST", endpoints.verifyPhone.url, proof));
    const body = { ...proof, password: `${PASSWORD} 2`, passwordVerify: `${PASSWORD} 2` };
    return toldBy(await guest.call("POST", endpoints.setPasswordByPhone.url, body));
  };
  const told = await Promise.all(numbers.map(bring));
  const count = (what: (one: number) => boolean) => told.filter(what).length;
  const ownerIsLate = code === null || (await bring(code, 0)) === LATE;
  const [compared, right] = [count((one) => one === WRONG), count((one) => one < 400)];
  return { ...asked, compared, right, late: count((one) => one === LATE), ownerIsLate };
}

/** The code its owner reads, once the message is there; `null` for one that goes nowhere. */
async function sentCode(shop: Shop, { requestId }: Asked, number: string): Promise<string | null> {
  const [row] = await shop.db
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.id, requestId ?? ""));
  if (!row?.accountId) return null;
  await shop.untilSettled();
  const [newest] = await sentMessages(shop.sandbox, number);
  return /\d{6}/.exec(newest?.text ?? "")?.[0] ?? null;
}

const letMinutePass = ({ db }: Shop, number: string) =>
  db.execute(sql`
    UPDATE one_time_code SET created_at = created_at - interval '61 seconds',
      expires_at = expires_at - interval '61 seconds' WHERE recipient = ${number}`);

function anybody({ doors }: Shop, place: number) {
  const { app, host } = doors[place % doors.length] as Shop["doors"][number];
  return aCartGuest(app, { host });
}

/** G22: of all guesses at a code five are looked at, and of all guesses at a number five times as many in a day. */
export const codeGuesses: Part = {
  name: "code-guesses",
  options: { guesses: 1_000, guessedNumbers: 1 },
  run: async (environment, { number, must }) => {
    const numbers = [];
    for (let n = 0; n < number("guessedNumbers"); n++)
      numbers.push(await inShop(environment, (shop) => guessAtNumber(shop, number("guesses")), ENV));
    for (const { guessed, tries, sms } of numbers) {
      const most = Math.max(...guessed.map(({ compared, right }) => compared + right));
      must(
        most <= MAX_CODE_ATTEMPTS,
        `of ${number("guesses")} guesses at each of ${guessed.length} codes ${most} were looked at`,
      );
      must(tries <= MAX_CODE_ATTEMPTS * MAX_CODES_A_DAY, `${tries} guesses at one number in a day, by ${sms} messages`);
      must(sms <= MAX_CODES_A_DAY, `${sms} codes of ${ASKED_FOR} were sent`);
      const right = guessed.filter((one) => one.right > 0 || !one.ownerIsLate);
      must(right.length === 0, `no guess was right, and afterwards its owner is late too: ${JSON.stringify(right)}`);
    }
    return numbers.map(({ guessed, ...rest }) => ({ ...rest, codes: guessed.map(({ requestId: _, ...one }) => one) }));
  },
};
