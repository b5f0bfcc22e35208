import { pageAddresses } from "#domain/page/page-addresses.ts";

const account = new RegExp(`^/(?:en|ar)${pageAddresses.account.desktop}(?:[/?#]|$)`);

/** Pages that need a log-in: the login drawer cannot open over them. */
export function isPrivatePage(path: string): boolean {
  return account.test(path);
}
