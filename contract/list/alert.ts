import { z } from "zod";
import { CaptchaToken, CodeOrLink, TypedEmail } from "#contract/account/account.ts";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { MAX_LIST_PROPERTIES } from "#domain/list/saved-list.ts";
import { ListName, ListStay } from "./list.ts";

const Day = z.string();

/** The mails about one list. */
const Alert = z.object({
  listId: z.uuid(),
  /** `null` is the list that has no name of its own. */
  name: z.string().nullable(),
  checkIn: Day.nullable(),
  checkOut: Day.nullable(),
  /** When the member agreed. */
  consentAt: z.iso.datetime(),
});
export type Alert = z.infer<typeof Alert>;

/** The alerts of the account that are on, and where their mails go; `null` until the member has verified an address. */
const Alerts = z.object({ email: z.string().nullable(), alerts: z.array(Alert) });
export type Alerts = z.infer<typeof Alerts>;

const OfList = z.object({ listId: z.uuid() });

export const listAlerts = {
  ...endpoints.listAlerts,
  schema: { response: { 200: Alerts } },
} as const satisfies Endpoint;

/** Turns the mails of a list on. `consentVersion` is the version of the text that the member agreed to. */
export const startAlert = {
  ...endpoints.startAlert,
  schema: { params: OfList, body: z.object({ consentVersion: z.int() }), response: { 200: Alerts } },
} as const satisfies Endpoint;

/** Turns them off; a list without an alert answers the same. */
export const stopAlert = {
  ...endpoints.stopAlert,
  schema: { params: OfList, response: { 200: Alerts } },
} as const satisfies Endpoint;

const AlertRequest = z.object({
  email: TypedEmail,
  consentVersion: z.int(),
  captchaToken: CaptchaToken,
  list: z.object({
    id: z.uuid(),
    name: ListName.nullable(),
    stay: ListStay,
    propertyIds: z.array(z.int32().positive()).min(1).max(MAX_LIST_PROPERTIES),
  }),
});
export type AlertRequest = z.infer<typeof AlertRequest>;

/** Asks for the mails of a list by an address alone, which gets a link to confirm. The same answer for every address. */
export const askForAlert = {
  ...endpoints.askForAlert,
  schema: { body: AlertRequest, response: { 202: z.object({}) } },
} as const satisfies Endpoint;

/**
 * The alert of the link in a mail: the mails are on or off. By the link that confirms an address they are asked for or
 * confirmed.
 */
const LinkedAlert = z.object({ state: z.enum(["asked", "confirmed", "on", "off"]), name: z.string().nullable() });
export type LinkedAlert = z.infer<typeof LinkedAlert>;

/** Uses POST, so that the token of the link does not appear in logs of URLs. */
export const getLinkedAlert = {
  ...endpoints.getLinkedAlert,
  schema: { body: z.object({ token: CodeOrLink }), response: { 200: LinkedAlert } },
} as const satisfies Endpoint;

/** Confirms the address; opening the link alone does not. */
export const confirmLinkedAlert = {
  ...endpoints.confirmLinkedAlert,
  schema: { body: z.object({ token: CodeOrLink }), response: { 200: LinkedAlert } },
} as const satisfies Endpoint;

/** Ends the mails of a list without a login; opening the link alone does not. */
export const stopLinkedAlert = {
  ...endpoints.stopLinkedAlert,
  schema: { body: z.object({ token: CodeOrLink }), response: { 200: LinkedAlert } },
} as const satisfies Endpoint;
