import { expect, test } from "vitest";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aLogin, aMember, PASSWORD, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { hashPassword, isCurrentHash, isPassword } from "./hash-password.ts";

const [old, newer] = ["the secret that was first and is long enough", "the secret that follows and is long enough"];

test("a hash contains its parameters, differs each time and matches its password", async () => {
  const hash = await hashPassword([old], PASSWORD);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1,keyid=[0-9a-f]{8}\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hashPassword([old], PASSWORD)).not.toBe(hash);
  expect(await isPassword([old], hash, PASSWORD)).toBe(true);
  expect(await isPassword([old], hash, `${PASSWORD} `)).toBe(false);
});

test("without its pepper a hash matches no password; beside a newer pepper it still does", async () => {
  const hash = await hashPassword([old], PASSWORD);
  expect(await isPassword([newer], hash, PASSWORD)).toBe(false);
  expect(await isPassword([newer, old], hash, PASSWORD)).toBe(true);
  expect([isCurrentHash([old], hash), isCurrentHash([newer, old], hash)]).toEqual([true, false]);
});

test.each([null, "", "$argon2id$nonsense", "$2b$10$somebodyelseshash"])("%s matches no password", async (hash) => {
  expect(await isPassword([old], hash, "")).toBe(false);
});

test("a login rehashes the password with the newer pepper, after which the older secret can be removed", async () => {
  const app = (secrets: string[]) => testApp({ env: { ...relaxedLimits, SECRETS: secrets.join(",") } });
  const { email } = await aMember(await app([old]));
  const logIn = async (secrets: string[]) => {
    const guest = aCartGuest(await app(secrets));
    return (await guest.call("POST", endpoints.logIn.url, aLogin({ email }))).statusCode;
  };
  expect([await logIn([newer]), await logIn([newer, old]), await logIn([newer])]).toEqual([401, 200, 200]);
});
