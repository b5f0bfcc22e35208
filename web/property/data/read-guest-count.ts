import { partySize, readParty } from "#domain/guest/party.ts";

/** The number of guests in the URL. */
export function readGuestCount(query: { get(name: string): string | null }): number | null {
  const party = readParty(query);
  return party && partySize(party);
}
