import { z } from "zod";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { idTypes } from "#domain/traveller/document.ts";

/** As typed: checked by `domain/traveller`. On a change, an absent number or birth date keeps the stored one. */
const TypedSavedTraveller = z.object({
  title: z.enum(["mr", "mrs", "ms"]),
  firstName: z.string().max(200),
  lastName: z.string().max(200),
  birthDate: z.string().max(10).nullable().optional(),
  nationality: z.string().max(3).nullable(),
  idType: z.enum(idTypes).nullable(),
  idNumber: z.string().max(60).nullable().optional(),
  idExpiry: z.string().max(10).nullable(),
  isPrimary: z.boolean(),
});
export type TypedSavedTraveller = z.infer<typeof TypedSavedTraveller>;

export const SavedTraveller = z.object({
  id: z.uuid(),
  title: z.enum(["mr", "mrs", "ms"]),
  firstName: z.string(),
  lastName: z.string(),
  /** Masked (`••••-••-14`) unless revealed. */
  birthDate: z.string().nullable(),
  nationality: z.string().nullable(),
  idType: z.enum(idTypes).nullable(),
  /** Masked (`••••1234`) unless revealed. */
  idNumber: z.string().nullable(),
  idExpiry: z.string().nullable(),
  isPrimary: z.boolean(),
});
export type SavedTraveller = z.infer<typeof SavedTraveller>;

const Address = z.object({ travellerId: z.uuid() });

export const listTravellers = {
  ...endpoints.listTravellers,
  schema: { response: { 200: z.object({ items: z.array(SavedTraveller) }) } },
} as const satisfies Endpoint;

export const addTraveller = {
  ...endpoints.addTraveller,
  schema: { body: TypedSavedTraveller, response: { 201: SavedTraveller } },
} as const satisfies Endpoint;

export const getTraveller = {
  ...endpoints.getTraveller,
  schema: { params: Address, response: { 200: SavedTraveller } },
} as const satisfies Endpoint;

export const changeTraveller = {
  ...endpoints.changeTraveller,
  schema: { params: Address, body: TypedSavedTraveller, response: { 200: SavedTraveller } },
} as const satisfies Endpoint;

export const removeTraveller = {
  ...endpoints.removeTraveller,
  schema: { params: Address, response: { 204: z.null() } },
} as const satisfies Endpoint;

/** Numbers in clear, for a user who authenticated recently. */
export const revealTraveller = {
  ...endpoints.revealTraveller,
  schema: { params: Address, response: { 200: SavedTraveller } },
} as const satisfies Endpoint;
