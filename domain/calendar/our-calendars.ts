import { localHostOf, siteById, sites } from "#domain/site/sites.ts";

const HOST = siteById("mabeet-SA").domain;
const hosts = new Set(sites.flatMap((site) => [...site.hosts, localHostOf(site)]));

/** The id of a claim in the calendars that we publish. */
export function uidOfClaim(stayClaimId: number): string {
  return `claim-${stayClaimId}@${HOST}`;
}

/** Whether an event was published by us. */
export function isOurUid(uid: string): boolean {
  return hosts.has(uid.slice(uid.lastIndexOf("@") + 1).toLowerCase());
}

/** The path of a published calendar. */
export function calendarPath(token: string): string {
  return `/calendar/${token}.ics`;
}
