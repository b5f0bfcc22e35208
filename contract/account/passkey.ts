import { z } from "zod";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { SignedIn } from "./account.ts";

/** Defined by WebAuthn; validated by its library. */
const Ceremony = z.object({ requestId: z.uuid(), options: z.record(z.string(), z.unknown()) });
const Answer = z.record(z.string(), z.unknown());

const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const listPasskeys = {
  ...endpoints.listPasskeys,
  schema: { response: { 200: z.object({ items: z.array(Passkey) }) } },
} as const satisfies Endpoint;

export const startPasskey = {
  ...endpoints.startPasskey,
  schema: { body: z.object({}), response: { 200: Ceremony } },
} as const satisfies Endpoint;

export const addPasskey = {
  ...endpoints.addPasskey,
  schema: {
    body: z.object({ requestId: z.uuid(), name: z.string().max(60), response: Answer }),
    response: { 201: Passkey },
  },
} as const satisfies Endpoint;

export const removePasskey = {
  ...endpoints.removePasskey,
  schema: { params: z.object({ passkeyId: z.uuid() }), response: { 204: z.null() } },
} as const satisfies Endpoint;

export const startPasskeyLogin = {
  ...endpoints.startPasskeyLogin,
  schema: { body: z.object({}), response: { 200: Ceremony } },
} as const satisfies Endpoint;

export const logInWithPasskey = {
  ...endpoints.logInWithPasskey,
  schema: { body: z.object({ requestId: z.uuid(), response: Answer }), response: { 200: SignedIn } },
} as const satisfies Endpoint;
