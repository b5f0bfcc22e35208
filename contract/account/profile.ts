import { z } from "zod";
import { apiEndpoints } from "#contract/endpoint/api-endpoints.ts";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { CaptchaToken, CodeOrLink, TypedEmail, TypedPhone, User } from "./account.ts";

const OwnId = z.object({ userId: z.uuid() });

export const getMe = { ...endpoints.getMe, schema: { response: { 200: User } } } as const satisfies Endpoint;

export const getUser = {
  ...apiEndpoints.getUser,
  schema: { params: OwnId, response: { 200: User } },
} as const satisfies Endpoint;

export const updateProfile = {
  ...endpoints.updateProfile,
  schema: {
    params: OwnId,
    body: z.object({
      title: z.enum(["mr", "mrs", "ms"]).nullable(),
      firstName: z.string().max(200),
      lastName: z.string().max(200),
      nationality: z.string().max(3).nullable(),
    }),
    response: { 200: User },
  },
} as const satisfies Endpoint;

/** The initial contact of a booking form: the contact of the account, or another. */
const BookingContact = z.object({
  firstName: z.string().max(200),
  lastName: z.string().max(200),
  email: TypedEmail,
  phone: TypedPhone.nullable(),
});
export type BookingContact = z.infer<typeof BookingContact>;

export const getContact = {
  ...endpoints.getContact,
  schema: { response: { 200: BookingContact } },
} as const satisfies Endpoint;
export const setContact = {
  ...apiEndpoints.setContact,
  schema: { body: BookingContact, response: { 200: BookingContact } },
} as const satisfies Endpoint;

const AddressPart = z.string().max(100);
const Billing = z.object({
  name: z.string().max(200),
  /** In Saudi Arabia fifteen digits that begin and end with 3. */
  vatNumber: z.string().max(20).nullable(),
  address: z.string().max(500),
  /** Of a company with a Saudi VAT number; `address` is then written from it, and what is sent as `address` is not read. */
  nationalAddress: z
    .object({
      buildingNumber: z.string().max(20),
      street: AddressPart,
      district: AddressPart,
      city: AddressPart,
      postalCode: z.string().max(20),
    })
    .optional(),
});
export type Billing = z.infer<typeof Billing>;

export const getBilling = {
  ...endpoints.getBilling,
  schema: { response: { 200: Billing } },
} as const satisfies Endpoint;
export const setBilling = {
  ...endpoints.setBilling,
  schema: { body: Billing, response: { 200: Billing } },
} as const satisfies Endpoint;

const Promotions = z.object({ email: z.boolean(), sms: z.boolean(), whatsapp: z.boolean(), push: z.boolean() });
export type Promotions = z.infer<typeof Promotions>;

export const getPromotions = {
  ...endpoints.getPromotions,
  schema: { response: { 200: Promotions } },
} as const satisfies Endpoint;
export const setPromotions = {
  ...endpoints.setPromotions,
  schema: { body: Promotions, response: { 200: Promotions } },
} as const satisfies Endpoint;

export const subscribeToNewsletter = {
  ...endpoints.subscribeToNewsletter,
  schema: {
    body: z.object({
      email: TypedEmail,
      locale: z.enum(["en", "ar"]),
      siteId: z.string().max(30),
      captchaToken: CaptchaToken,
    }),
    response: { 202: z.object({}) },
  },
} as const satisfies Endpoint;

/** The state of a subscription: requested, confirmed or ended. */
const Subscription = z.object({ state: z.enum(["asked", "confirmed", "ended"]) });
export type Subscription = z.infer<typeof Subscription>;

/** Uses POST, so that the token of the link does not appear in logs of URLs. */
export const getSubscription = {
  ...endpoints.getSubscription,
  schema: { body: z.object({ token: CodeOrLink }), response: { 200: Subscription } },
} as const satisfies Endpoint;

/** Confirms a subscription; opening the link alone does not. */
export const confirmNewsletter = {
  ...endpoints.confirmNewsletter,
  schema: { body: z.object({ token: CodeOrLink }), response: { 200: z.object({ confirmed: z.literal(true) }) } },
} as const satisfies Endpoint;

/** Ends a subscription at any time. */
export const leaveNewsletter = {
  ...endpoints.leaveNewsletter,
  schema: { body: z.object({ token: CodeOrLink }), response: { 200: z.object({ confirmed: z.literal(false) }) } },
} as const satisfies Endpoint;

/** Everything that we store about the user. */
export const exportUser = {
  ...endpoints.exportUser,
  schema: { response: { 200: z.record(z.string(), z.unknown()) } },
} as const satisfies Endpoint;
