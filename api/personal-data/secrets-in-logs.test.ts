import { expect, test } from "vitest";
import { containsSecret } from "#api/testing/checks/contains-secret.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aLogin, aMember, aPhone, aRegistration, lastMessage, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const SENTINEL = "sentinel-7f3a9-password";

test("no password, token, code, link or contact of any flow is logged or measured", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const app = await testApp({ env: { ...relaxedLimits, LOG_LEVEL: "trace" }, logStream });
  const guest = aCartGuest(app, { "user-agent": "sentinel-agent" });
  const typed = aRegistration({ password: SENTINEL, passwordVerify: SENTINEL, FirstName: "Sentinelname" });
  const { email } = typed;
  const secrets: (string | undefined)[] = [SENTINEL, email, "Sentinelname", "sentinel-agent"];
  const call = (name: keyof typeof endpoints, body: object) =>
    guest.call(endpoints[name].method as "POST", endpoints[name].url, body);

  const { requestId } = (await call("register", typed)).json();
  const first = await lastMessage(app, email);
  secrets.push(first.code, first.link);
  await call("verifyEmail", { email, token: "000000", requestId });
  await call("verifyEmail", { email, token: first.code, requestId });
  await call("logIn", aLogin({ email, password: `${SENTINEL}-wrong` }));
  secrets.push((await call("logIn", aLogin({ email, password: SENTINEL }))).json().token);
  secrets.push((await guest.call("GET", endpoints.refreshSession.url)).json().token);
  await call("forgotPassword", { email, captchaToken: "test-pass" });
  const { link } = await lastMessage(app, email);
  secrets.push(link);
  await guest.call("GET", endpoints.checkResetLink.url.replace(":token", link ?? ""));
  await call("setPasswordByEmail", { token: link, password: `${SENTINEL}-2`, passwordVerify: `${SENTINEL}-2` });
  const phone = aPhone();
  await call("updateRegistration", { phone, captchaToken: "test-pass" });
  secrets.push(phone.number, (await lastMessage(app, `+966${phone.number}`)).code);
  await call("logOut", { everywhere: true });
  const member = await aMember(app);
  await app.inject({ method: "GET", url: `/api/account/v2/session?token=${member.token}` });
  secrets.push(member.token, member.email);

  expect(secrets.every((value) => typeof value === "string" && value.length >= 6)).toBe(true);
  const written = [...lines, await app.metrics.metrics()].join("\n");
  expect(lines.length).toBeGreaterThan(10);
  expect(secrets.filter((value) => containsSecret(written, value ?? "?"))).toEqual([]);
  const events = lines.map((line) => JSON.parse(line).event).filter(Boolean);
  expect(events).toEqual(expect.arrayContaining(["login", "login-failed", "password-changed", "logout"]));
});
