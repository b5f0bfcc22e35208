import { z } from "zod";
import { row } from "./setting-row.ts";
import { httpUrl, listOf } from "./setting-values.ts";

/** What the sandbox knows us by. */
export const DEMO_SOCIAL_CLIENTS = [
  "google:mabeet-demo",
  "facebook:mabeet-demo",
  "apple:mabeet-demo",
  "apple-native:mabeet-demo-app",
];
export const DEFAULT_APPLE_SECRET = "only-for-demo-and-test-apple";

const CLIENT = /^(google|facebook|apple|apple-native):[\x21-\x7e]{1,200}$/;

/** The companies that say who somebody is. */
export const socialRows = {
  socialUrl: row(
    "SOCIAL_URL",
    null,
    httpUrl,
    "Where one place plays Google, Facebook and Apple, a path below it each; without it the sandbox does, and in production the real ones are asked",
    "–",
  ),
  socialClients: row(
    "SOCIAL_CLIENTS",
    "",
    listOf(z.string().regex(CLIENT, "must be platform:client such as google:1234 each")),
    "Our ids at these companies as `google:…`, `facebook:…`, `apple:…` and `apple-native:…`, separated by commas; who is not named is not offered",
    "sign-in by Google, Facebook or Apple",
  ),
  socialAppleSecret: row(
    "SOCIAL_APPLE_SECRET",
    DEFAULT_APPLE_SECRET,
    z.string(),
    "The client secret with which accounts made with Apple are let go of when they are deleted",
    "sign-in by Apple",
  ),
};
