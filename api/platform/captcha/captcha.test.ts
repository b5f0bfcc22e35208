import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, test } from "vitest";
import { testApp } from "#api/testing/test-app.ts";
import { endpoints } from "#contract/endpoints.ts";
import { siteById } from "#domain/site/sites.ts";
import { captchaOf, newRiddle } from "./captcha.ts";

const app = await testApp();
const { secrets } = app.settings;
const site = siteById("mabeet-SA");
const isPassed = (token: string) => captchaOf(app)(token, site);
const riddleAt = (now = new Date(), given: object = {}) => newRiddle({ secrets, site, now, ...given });

async function answerTo(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

test("a page that solves the riddle of the server passes once", async () => {
  const response = await app.inject({
    method: "GET",
    url: endpoints.getCaptcha.url,
    headers: { host: "mabeet-sa.localhost" },
  });
  expect(response.headers["cache-control"]).toBe("no-store");
  const token = await answerTo(response.json());
  expect(token.length).toBeLessThan(4_000);
  const passes = await Promise.all([isPassed(token), isPassed(token), isPassed(token)]);
  expect(passes.filter(Boolean)).toHaveLength(1);
});

test("a riddle that is over, made easier, unsigned, of another key or another site is none of ours", async () => {
  const over = await riddleAt(new Date(Date.now() - 11 * 60_000));
  const foreign = await riddleAt(new Date(), { secrets: ["another secret of nobody"] });
  const elsewhere = await riddleAt(new Date(), { site: siteById("tajawal-AE") });
  const { signature: _, ...unsigned } = await riddleAt();
  const good = await riddleAt();
  const easier = { ...good, parameters: { ...good.parameters, keyPrefix: "0" } };
  for (const challenge of [over, foreign, elsewhere, unsigned, easier]) {
    expect(await isPassed(await answerTo(challenge))).toBe(false);
  }
  expect(await isPassed(await answerTo(good))).toBe(true);
});

test("both secrets count while one follows the other", async () => {
  const token = await answerTo(await riddleAt());
  const settings = { ...app.settings, secrets: ["the newer secret, which signs from now on", ...secrets] };
  expect(await captchaOf({ db: app.db, settings })(token, site)).toBe(true);
});

test.each([
  "",
  "test-fail",
  "bm90IGpzb24=",
  Buffer.from('{"challenge":{"signature":1,"parameters":{"expiresAt":9e9}},"solution":{}}').toString("base64"),
])("%j is no answer", async (token) => {
  expect(await isPassed(token)).toBe(false);
});

test("the word for tests opens nothing in production", async () => {
  expect(await isPassed("test-pass")).toBe(true);
  const settings = { ...app.settings, appEnv: "production" as const };
  expect(await captchaOf({ db: app.db, settings })("test-pass", site)).toBe(false);
});
