import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aPhone, aRegistration } from "#api/testing/guests/member.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { mailedCode } from "../environment/account-mail.ts";
import { sentMessages } from "../environment/sent-messages.ts";
import type { Deployment } from "../environment/two-processes.ts";
import type { Secret } from "./files-containing.ts";

const PASSPORT = "Q7Z4SENT1";
const PASSWORDS = ["sentinel-4q8-password", "sentinel-9r3-password", "sentinel-2w6-password"] as const;

export type SentValues = {
  /** Values that may be written nowhere. */
  secrets: Secret[];
  /** Values that may be in one message each and nowhere else. */
  mailed: Secret[];
  /** A value that is stored in plain text. Finding it proves that the search works. */
  email: string;
};

/** One user calls everything that an account offers, with values that can be searched for afterwards. */
export async function sendSentinels(
  deployment: Pick<Deployment, "servers" | "sandbox" | "untilSettled">,
): Promise<SentValues> {
  const { app, host } = deployment.servers[0] as Deployment["servers"][number];
  const guest = aCartGuest(app, { host });
  const [first, second, third] = PASSWORDS;
  const secrets: Secret[] = [
    { name: "passport", value: PASSPORT },
    ...PASSWORDS.map((value) => ({ name: "password", value })),
  ];
  const mailed: Secret[] = [];
  const ask = async (name: keyof typeof endpoints, body: object | undefined, path: Record<string, string> = {}) => {
    const { method, url } = endpoints[name] as { method: "POST"; url: string };
    const filled = url.replace(/:(\w+)/g, (_, key: string) => path[key] ?? "");
    const answer = await guest.call(method, filled, body);
    if (answer.statusCode >= 400) throw new Error(`${name} was refused: ${answer.body}`);
    return answer.statusCode === 204 ? {} : answer.json();
  };
  const typed = aRegistration({ password: first, passwordVerify: first });
  const { email } = typed;
  const codeTo = async (to: string, count: number) => {
    const value = await mailedCode(deployment.sandbox, to, count);
    mailed.push({ name: "code", value });
    return value;
  };

  const { requestId } = await ask("register", typed);
  await ask("verifyEmail", { email, token: await codeTo(email, 1), requestId });
  const login = async (password: string) => {
    const { token, user } = await ask("logIn", { email, password, captchaToken: "test-pass" });
    secrets.push({ name: "token", value: token });
    return user.id as string;
  };
  const userId = await login(first);
  secrets.push({ name: "token", value: (await ask("refreshSession", undefined)).token });
  await ask("addTraveller", aSavedTraveller());
  const { items } = await ask("listTravellers", undefined);
  await ask("revealTraveller", undefined, { travellerId: items[0].id });
  await ask("exportUser", undefined);
  const phone = aPhone();
  const change = await ask("updateRegistration", { phone });
  await ask("verifyPhone", { token: await codeTo(`${phone.dialCode}${phone.number}`, 1), requestId: change.requestId });
  await ask("changePassword", { oldPassword: first, newPassword: second }, { userId });
  await ask("forgotPassword", { email, captchaToken: "test-pass" });
  const link = await mailedLink(deployment, email);
  mailed.push({ name: "link", value: link });
  await ask("checkResetLink", undefined, { token: link });
  await ask("setPasswordByEmail", { token: link, password: third, passwordVerify: third });
  await login(third);
  await ask("logOut", { everywhere: true });
  await deployment.untilSettled();
  return { secrets, mailed, email };
}

function aSavedTraveller() {
  const person = { title: "ms", firstName: "Noura", lastName: "Al Otaibi", nationality: "SA", isPrimary: false };
  return { ...person, birthDate: "1988-02-14", idType: "passport", idNumber: PASSPORT, idExpiry: "2035-01-31" };
}

async function mailedLink(deployment: Pick<Deployment, "sandbox" | "untilSettled">, email: string): Promise<string> {
  await deployment.untilSettled();
  const texts = (await sentMessages(deployment.sandbox, email)).map(({ text }) => text);
  const link = texts.map((text) => /\/reset-password\/([\w-]+)/.exec(text)?.[1]).find(Boolean);
  if (!link) throw new Error("No link was mailed.");
  return link;
}
