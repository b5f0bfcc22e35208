import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, test } from "vitest";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { siteById } from "#domain/site/sites.ts";
import { captchaVerifier, createCaptcha } from "./captcha.ts";

const app = await testApp();
const { secrets } = app.settings;
const site = siteById("mabeet-SA");
const isPassed = (token: string) => captchaVerifier(app)(token, site);
const captchaAt = (now = new Date(), given: object = {}) => createCaptcha({ secrets, site, now, ...given });

async function solutionOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

test("the solution of a captcha is accepted once", async () => {
  const response = await app.inject({
    method: "GET",
    url: endpoints.getCaptcha.url,
    headers: { host: "mabeet-sa.localhost" },
  });
  expect(response.headers["cache-control"]).toBe("no-store");
  const token = await solutionOf(response.json());
  expect(token.length).toBeLessThan(4_000);
  const passes = await Promise.all([isPassed(token), isPassed(token), isPassed(token)]);
  expect(passes.filter(Boolean)).toHaveLength(1);
});

test("a captcha that is expired, made easier, unsigned, of another key or of another site is refused", async () => {
  const over = await captchaAt(new Date(Date.now() - 11 * 60_000));
  const foreign = await captchaAt(new Date(), { secrets: ["an unknown secret"] });
  const elsewhere = await captchaAt(new Date(), { site: siteById("tajawal-AE") });
  const { signature: _, ...unsigned } = await captchaAt();
  const good = await captchaAt();
  const easier = { ...good, parameters: { ...good.parameters, keyPrefix: "0" } };
  for (const challenge of [over, foreign, elsewhere, unsigned, easier]) {
    expect(await isPassed(await solutionOf(challenge))).toBe(false);
  }
  expect(await isPassed(await solutionOf(good))).toBe(true);
});

test("both secrets are accepted while secrets are rotated", async () => {
  const token = await solutionOf(await captchaAt());
  const settings = { ...app.settings, secrets: ["the newer secret, which signs", ...secrets] };
  expect(await captchaVerifier({ db: app.db, settings })(token, site)).toBe(true);
});

test.each([
  "",
  "test-fail",
  "bm90IGpzb24=",
  Buffer.from('{"challenge":{"signature":1,"parameters":{"expiresAt":9e9}},"solution":{}}').toString("base64"),
])("%j is no solution", async (token) => {
  expect(await isPassed(token)).toBe(false);
});

test("production refuses the token for tests", async () => {
  expect(await isPassed("test-pass")).toBe(true);
  const settings = { ...app.settings, appEnv: "production" as const };
  expect(await captchaVerifier({ db: app.db, settings })("test-pass", site)).toBe(false);
});
