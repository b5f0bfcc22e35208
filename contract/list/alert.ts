import { z } from "zod";
import { CodeOrLink } from "#contract/account/account.ts";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

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

/** The alert of the link in a mail. */
const LinkedAlert = z.object({ isOn: z.boolean(), name: z.string().nullable() });
export type LinkedAlert = z.infer<typeof LinkedAlert>;

/** Uses POST, so that the token of the link does not appear in logs of URLs. */
export const getLinkedAlert = {
  ...endpoints.getLinkedAlert,
  schema: { body: z.object({ token: CodeOrLink }), response: { 200: LinkedAlert } },
} as const satisfies Endpoint;

/** Ends the mails of a list without a login; opening the link alone does not. */
export const stopLinkedAlert = {
  ...endpoints.stopLinkedAlert,
  schema: { body: z.object({ token: CodeOrLink }), response: { 200: LinkedAlert } },
} as const satisfies Endpoint;
