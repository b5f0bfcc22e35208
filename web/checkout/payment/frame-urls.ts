/** The URLs of the gateway's pages, with the origin of the page that embeds them. */
export function frameUrls(fieldsUrl: string, origin: string): { fields: string; wallet: string } {
  const fields = new URL(fieldsUrl);
  fields.searchParams.set("origin", origin);
  const wallet = new URL("wallet", fields);
  wallet.search = fields.search;
  return { fields: fields.href, wallet: wallet.href };
}
