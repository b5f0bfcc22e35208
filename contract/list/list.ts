import { z } from "zod";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { MAX_JOINED_NOTE, MAX_LIST_NAME, MAX_LIST_PROPERTIES, MAX_LISTS, MAX_NOTE } from "#domain/list/saved-list.ts";
import { stayProblem } from "#domain/stay/stay.ts";
import { StayCard } from "./saved-property.ts";

/** The changes that one call may send. */
export const MAX_CHANGES = 500;

const PropertyId = z.int32().positive();
export const ListName = z.string().min(1).max(MAX_LIST_NAME);
export const ListStay = z
  .object({ checkIn: z.iso.date(), checkOut: z.iso.date() })
  .refine((stay) => stayProblem(stay, stay.checkIn) === null);

const UnsharedList = z.object({
  id: z.uuid(),
  name: ListName.nullable(),
  stay: ListStay.nullable(),
  properties: z.array(z.object({ id: PropertyId, note: z.string().max(MAX_JOINED_NOTE) })).max(MAX_LIST_PROPERTIES),
});

const ListShare = z.object({ token: z.string(), mayVote: z.boolean(), withNotes: z.boolean() });
const SavedList = UnsharedList.extend({ share: ListShare.nullable() });

const of = <Kind extends string>(kind: Kind) => ({ kind: z.literal(kind), list: z.uuid() });
const ListChange = z.discriminatedUnion("kind", [
  z.object({ ...of("create"), name: ListName.nullable() }),
  z.object({ ...of("rename"), name: ListName }),
  z.object(of("delete")),
  z.object({ ...of("stay"), stay: ListStay.nullable() }),
  z.object({ ...of("save"), property: PropertyId }),
  z.object({ ...of("remove"), property: PropertyId }),
  z.object({ ...of("note"), property: PropertyId, note: z.string().max(MAX_NOTE) }),
]);

const ListsPayload = z.object({
  owner: z.uuid().nullable(),
  lists: z.array(UnsharedList).max(MAX_LISTS),
  changes: z.array(ListChange).max(MAX_CHANGES),
});
export type ListsPayload = z.infer<typeof ListsPayload>;

/**
 * Changes the lists of the account and answers all of them, the default list first. `owner` is the account whose lists the
 * device holds: changes that were made for another account are ignored. A device without an owner adds its `lists`.
 * `ids` names the lists that are stored under another id than the device gave them.
 */
export const changeLists = {
  ...endpoints.changeLists,
  schema: {
    body: ListsPayload,
    response: {
      200: z.object({ owner: z.uuid(), lists: z.array(SavedList), ids: z.record(z.uuid(), z.uuid()) }),
    },
  },
} as const satisfies Endpoint;
export type ListsAnswer = z.infer<(typeof changeLists)["schema"]["response"][200]>;

const ListParams = z.object({ listId: z.uuid() });

/** Shares a list, or changes how it is shared; its link stays. A guest without an account sends the list itself. */
export const shareList = {
  ...endpoints.shareList,
  schema: {
    params: ListParams,
    body: z.object({
      mayVote: z.boolean(),
      withNotes: z.boolean(),
      list: UnsharedList.omit({ id: true }).nullable(),
    }),
    response: { 200: ListShare },
  },
} as const satisfies Endpoint;
export type SharePayload = z.infer<(typeof shareList)["schema"]["body"]>;

/** Ends the links of a list. */
export const unshareList = {
  ...endpoints.unshareList,
  schema: { params: ListParams, response: { 204: z.null() } },
} as const satisfies Endpoint;

/** The votes for the homes of an own list, for its owner; homes without a vote are left out. It says nothing about voters. */
export const countVotes = {
  ...endpoints.countVotes,
  schema: {
    params: ListParams,
    response: { 200: z.object({ votes: z.array(z.object({ propertyId: PropertyId, votes: z.int() })) }) },
  },
} as const satisfies Endpoint;

const VoterId = z.string().regex(/^[0-9a-f]{32}$/);
const Voting = z.object({
  properties: z.array(z.object({ propertyId: PropertyId, nameEn: z.string(), nameAr: z.string(), votes: z.int() })),
  /** The newest first. The id says nothing about a voter, and is another one on each list. */
  voters: z.array(z.object({ voterId: VoterId, votedAt: z.iso.datetime(), votes: z.int() })),
});
export type Voting = z.infer<typeof Voting>;

/** Who voted on an own list, for its owner, by home and by voter, but not which voter likes which home. */
export const listVoters = {
  ...endpoints.listVoters,
  schema: { params: ListParams, response: { 200: Voting } },
} as const satisfies Endpoint;

/** Removes all votes for a home of an own list, or those of a voter. They cannot be restored. */
export const removeVotes = {
  ...endpoints.removeVotes,
  schema: {
    params: ListParams,
    body: z.union([z.strictObject({ propertyId: PropertyId }), z.strictObject({ voterId: VoterId })]),
    response: { 200: Voting },
  },
} as const satisfies Endpoint;
export type VotesToRemove = z.infer<(typeof removeVotes)["schema"]["body"]>;

const ShareParams = z.object({ token: z.string().max(60) });

const SharedProperty = z.object({
  card: StayCard,
  /** Empty unless the owner shares notes. */
  note: z.string(),
  votes: z.int(),
  /** This browser voted for it. */
  isVoted: z.boolean(),
});
export type SharedProperty = z.infer<typeof SharedProperty>;

/**
 * A page of a shared list: most votes first, then the newest. Its prices are those of the requested dates, else of the
 * list's, else of the proposed ones. It says nothing about the owner.
 */
export const getSharedList = {
  ...endpoints.getSharedList,
  schema: {
    params: ShareParams,
    querystring: z.object({
      checkIn: z.string().max(40).default(""),
      checkOut: z.string().max(40).default(""),
      page: z.coerce.number().int().min(1).max(MAX_LIST_PROPERTIES).default(1),
    }),
    response: {
      200: z.object({
        name: z.string().nullable(),
        mayVote: z.boolean(),
        stay: z.object({ checkIn: z.string(), checkOut: z.string() }),
        totalCount: z.int(),
        pageCount: z.int(),
        page: z.int(),
        properties: z.array(SharedProperty),
        /** Properties of this page that are no longer listed. */
        unlistedCount: z.int(),
      }),
    },
  },
} as const satisfies Endpoint;
export type SharedList = z.infer<(typeof getSharedList)["schema"]["response"][200]>;

/** Votes for a property of a shared list, once per browser, or takes the vote back. */
export const voteForProperty = {
  ...endpoints.voteForProperty,
  schema: {
    params: ShareParams,
    body: z.object({ propertyId: PropertyId, isVoted: z.boolean() }),
    response: { 200: z.object({ votes: z.int(), isVoted: z.boolean() }) },
  },
} as const satisfies Endpoint;
