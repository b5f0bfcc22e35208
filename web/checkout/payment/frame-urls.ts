/** The gateway's pages, told which page of ours stands around them. */
export function frameUrls(fieldsUrl: string, origin: string): { fields: string; wallet: string } {
  const fields = new URL(fieldsUrl);
  fields.searchParams.set("origin", origin);
  const wallet = new URL("wallet", fields);
  wallet.search = fields.search;
  return { fields: fields.href, wallet: wallet.href };
}
