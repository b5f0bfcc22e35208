import { z } from "zod";
import { apiEndpoints } from "#contract/endpoint/api-endpoints.ts";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { SignedIn } from "./account.ts";

const IdToken = z.string().max(8_000);
/** Sent by the client and not trusted: the signed token identifies the user. */
const Profile = { email: z.string().max(400).optional(), name: z.string().max(400).optional() };

export const getSocialOptions = {
  ...endpoints.getSocialOptions,
  schema: {
    response: {
      200: z.object({
        /** For apps: the issuer copies it into its token; it is accepted once. */
        nonce: z.string(),
        platforms: z.array(
          z.object({
            platform: z.enum(["google", "facebook", "apple"]),
            clientId: z.string(),
            authorizeUrl: z.string(),
          }),
        ),
      }),
    },
  },
} as const satisfies Endpoint;

/** A page begins a login; the company returns the guest to our server, and our page finishes it. */
export const startSocialLogin = {
  ...endpoints.startSocialLogin,
  schema: {
    params: z.object({ platform: z.enum(["google", "facebook", "apple"]) }),
    response: { 200: z.object({ authorizeUrl: z.string() }) },
  },
} as const satisfies Endpoint;

/** Why a login with a company ended without a session: a problem of the catalogue. */
const RefusedLogin = z.object({
  refusal: z.object({
    code: z.int(),
    /** The address belongs to an account whose owner must log in with the password first. */
    logInFirst: z.boolean(),
  }),
});

/**
 * Logs in the guest whom the company returned to this browser: 6012 if they cancelled, 6013 if it failed. A page asks for
 * it by itself, so a refusal is no error of this call.
 */
export const finishSocialLogin = {
  ...endpoints.finishSocialLogin,
  schema: { response: { 200: z.union([SignedIn, RefusedLogin]) } },
} as const satisfies Endpoint;

/** For apps, which get a token from the company themselves. */
export const logInSocially = {
  ...apiEndpoints.logInSocially,
  schema: {
    params: z.object({ platform: z.enum(["google", "facebook", "apple"]) }),
    body: z.object({ token: IdToken, ...Profile }),
    response: { 200: SignedIn },
  },
} as const satisfies Endpoint;

export const logInWithAppleNative = {
  ...apiEndpoints.logInWithAppleNative,
  schema: {
    body: z.object({ token: IdToken, userId: z.string().max(200), ...Profile }),
    response: { 200: SignedIn },
  },
} as const satisfies Endpoint;
