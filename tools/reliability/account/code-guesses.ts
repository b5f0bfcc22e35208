import { eq, sql } from "drizzle-orm";
import { oneTimeCodes } from "#api/schema/account.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aPhone, aRegistration, PASSWORD } from "#api/testing/guests/member.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { MAX_CODE_ATTEMPTS, MAX_CODES_A_DAY } from "#domain/account/code-limits.ts";
import type { Part } from "../environment/bench-part.ts";
import { sentMessages } from "../environment/sent-messages.ts";
import { type Deployment, statusOrCode, withTwoProcesses } from "../environment/two-processes.ts";

/** More codes are requested than one number is sent per day. */
const REQUESTED_CODES = MAX_CODES_A_DAY + 3;
const WRONG = 6006;
const EXPIRED = 6007;
const ENV = { LIMIT_REGISTER: "1000000", LIMIT_FORGOT: "1000000", LIMIT_SMS: "1000000" };

type CodeRequest = { requestId: string | null; purpose: "verify" | "reset" };
/**
 * The result of guessing one code: how many guesses were compared, and whether its owner's code was rejected
 * afterwards.
 */
type GuessResult = CodeRequest & { compared: number; right: number; expired: number; ownerIsRejected: boolean };
type Phone = ReturnType<typeof aPhone>;

/** Sends all guesses of a code at once, each from its own network, through both processes. */
async function guessCodesOf(
  deployment: Deployment,
  guesses: number,
): Promise<{ results: GuessResult[]; attempts: number; sms: number }> {
  const phone = aPhone();
  const number = `${phone.dialCode}${phone.number}`;
  const results: GuessResult[] = [];
  for (let index = 0; index < REQUESTED_CODES; index++) {
    const request = await requestCode(deployment, phone, index);
    if (request.requestId !== null) results.push(await guessCode(deployment, request, number, guesses));
    await passMinute(deployment, number);
  }
  const real = sql`${oneTimeCodes.recipient} = ${number} AND ${oneTimeCodes.accountId} IS NOT NULL`;
  const rows = await deployment.db.select({ attempts: oneTimeCodes.attempts }).from(oneTimeCodes).where(real);
  const sms = (await sentMessages(deployment.sandbox, number)).length;
  return { results, attempts: rows.reduce((sum, { attempts }) => sum + attempts, 0), sms };
}

/** The first code verifies the number of a new account; later ones verify the number again or reset the password. */
async function requestCode(deployment: Deployment, phone: Phone, index: number): Promise<CodeRequest> {
  const guest = newGuest(deployment, index);
  if (index === 0) {
    const answer = await guest.call("POST", endpoints.register.url, aRegistration({ email: "", phone }));
    return { requestId: answer.json().requestId, purpose: "verify" };
  }
  const purpose = index % 2 === 0 ? "reset" : "verify";
  const url = purpose === "reset" ? endpoints.forgotPassword.url : endpoints.resendPhoneCode.url;
  const answer = await guest.call("POST", url, { phone, captchaToken: "test-pass" });
  return { requestId: answer.statusCode < 300 ? answer.json().requestId : null, purpose };
}

async function guessCode(
  deployment: Deployment,
  request: CodeRequest,
  number: string,
  guesses: number,
): Promise<GuessResult> {
  const code = await sentCode(deployment, request, number);
  const numbers = Array.from({ length: guesses }, (_, n) => String((Number(code ?? 0) + 1 + n) % 1_000_000));
  const submitCode = async (token: string, index: number) => {
    const guest = newGuest(deployment, index);
    const proof = { token: token.padStart(6, "0"), requestId: request.requestId };
    if (request.purpose === "verify") return statusOrCode(await guest.call("POST", endpoints.verifyPhone.url, proof));
    const body = { ...proof, password: `${PASSWORD} 2`, passwordVerify: `${PASSWORD} 2` };
    return statusOrCode(await guest.call("POST", endpoints.setPasswordByPhone.url, body));
  };
  const statuses = await Promise.all(numbers.map(submitCode));
  const count = (what: (one: number) => boolean) => statuses.filter(what).length;
  const ownerIsRejected = code === null || (await submitCode(code, 0)) === EXPIRED;
  const [compared, right] = [count((one) => one === WRONG), count((one) => one < 400)];
  return { ...request, compared, right, expired: count((one) => one === EXPIRED), ownerIsRejected };
}

/** The code in the message to its owner, or `null` when none is sent. */
async function sentCode(deployment: Deployment, { requestId }: CodeRequest, number: string): Promise<string | null> {
  const [row] = await deployment.db
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.id, requestId ?? ""));
  if (!row?.accountId) return null;
  await deployment.untilSettled();
  const [newest] = await sentMessages(deployment.sandbox, number);
  return /\d{6}/.exec(newest?.text ?? "")?.[0] ?? null;
}

const passMinute = ({ db }: Deployment, number: string) =>
  db.execute(sql`
    UPDATE one_time_code SET created_at = created_at - interval '61 seconds',
      expires_at = expires_at - interval '61 seconds' WHERE recipient = ${number}`);

function newGuest({ servers }: Deployment, index: number) {
  const { app, host } = servers[index % servers.length] as Deployment["servers"][number];
  return aCartGuest(app, { host });
}

/** G22: at most five guesses at a code are compared, and five times as many guesses at a number per day. */
export const codeGuesses: Part = {
  name: "code-guesses",
  options: { guesses: 1_000, guessedNumbers: 1 },
  run: async (environment, { number, must }) => {
    const numbers = [];
    for (let n = 0; n < number("guessedNumbers"); n++)
      numbers.push(
        await withTwoProcesses(environment, (deployment) => guessCodesOf(deployment, number("guesses")), ENV),
      );
    for (const { results, attempts, sms } of numbers) {
      const max = Math.max(...results.map(({ compared, right }) => compared + right));
      must(
        max <= MAX_CODE_ATTEMPTS,
        `of ${number("guesses")} guesses at each of ${results.length} codes ${max} were compared`,
      );
      must(
        attempts <= MAX_CODE_ATTEMPTS * MAX_CODES_A_DAY,
        `${attempts} guesses at one number in a day, by ${sms} messages`,
      );
      must(sms <= MAX_CODES_A_DAY, `${sms} codes of ${REQUESTED_CODES} were sent`);
      const right = results.filter((one) => one.right > 0 || !one.ownerIsRejected);
      must(
        right.length === 0,
        `no guess was right, and the code of the owner is rejected afterwards: ${JSON.stringify(right)}`,
      );
    }
    return numbers.map(({ results, ...rest }) => ({ ...rest, codes: results.map(({ requestId: _, ...one }) => one) }));
  },
};
