import { expect, test } from "vitest";
import { containsSecret } from "#api/testing/checks/contains-secret.ts";

test.each([
  ['{"code":"918273"}', "918273"],
  ["code 918273.", "918273"],
  ["/order/918273?lang=ar", "918273"],
  ["Building 7421, Falcon Street", "Falcon Street"],
])("%s contains %s", (text, secret) => expect(containsSecret(text, secret)).toBe(true));

test.each([
  ['{"time":1799182730000}', "918273"],
  ['{"responseTime":0.918273}', "918273"],
  ['{"cartId":"0b918273-7421-4000-8000-000000918273"}', "7421"],
  ["", "7421"],
])("%s does not contain %s", (text, secret) => expect(containsSecret(text, secret)).toBe(false));
