import { matchedPage } from "#domain/page/matched-page.ts";
import { pageGroups } from "#domain/page/page-addresses.ts";

/** Pages that need a log-in: the login drawer cannot open over them. */
export function isPrivatePage(path: string): boolean {
  const page = matchedPage(path.split(/[?#]/, 1)[0] ?? "");
  return page !== null && page in pageGroups.account;
}
