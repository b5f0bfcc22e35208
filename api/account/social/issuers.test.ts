import { expect, test } from "vitest";
import { type Environment, readSettings } from "#api/platform/settings/settings.ts";
import { offeredIssuers } from "./issuers.ts";

const offeredIn = (env: Environment) => offeredIssuers(readSettings(env)).map(({ platform }) => platform);

test("the demo offers all three companies, and none that is switched off or without a client id", () => {
  expect(offeredIn({})).toEqual(["google", "facebook", "apple"]);
  expect(offeredIn({ PARTNERS_OFF: "facebook, apple" })).toEqual(["google"]);
  expect(offeredIn({ SOCIAL_CLIENTS: "apple:1" })).toEqual(["apple"]);
});
