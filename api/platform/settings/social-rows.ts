import { z } from "zod";
import { row } from "./setting-row.ts";
import { httpUrl, listOf } from "./setting-values.ts";

/** Our client ids in the sandbox. */
export const DEMO_SOCIAL_CLIENTS = [
  "google:mabeet-demo",
  "facebook:mabeet-demo",
  "apple:mabeet-demo",
  "apple-native:mabeet-demo-app",
];
export const DEFAULT_APPLE_SECRET = "only-for-demo-and-test-apple";

const CLIENT = /^(google|facebook|apple|apple-native):[\x21-\x7e]{1,200}$/;

/** Identity providers. */
export const socialRows = {
  socialUrl: row(
    "SOCIAL_URL",
    null,
    httpUrl,
    "Base URL of a server that plays Google, Facebook and Apple, one path each; without it the sandbox does, or in production the real companies are called",
    "–",
  ),
  socialClients: row(
    "SOCIAL_CLIENTS",
    "",
    listOf(z.string().regex(CLIENT, "must have entries such as google:1234")),
    "Our client ids at these companies as `google:…`, `facebook:…`, `apple:…` and `apple-native:…`, separated by commas; a company without an id is not offered",
    "sign-in with Google, Facebook or Apple",
  ),
  socialAppleSecret: row(
    "SOCIAL_APPLE_SECRET",
    DEFAULT_APPLE_SECRET,
    z.string(),
    "Client secret that revokes tokens at Apple when an account is deleted",
    "sign-in with Apple",
  ),
};
