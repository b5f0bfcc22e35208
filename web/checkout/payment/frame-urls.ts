/** The URLs of our pages with the card fields and the wallet's button, with the origin of the page that embeds them. */
export function frameUrls(fieldsUrl: string, origin: string): { fields: string; wallet: string } {
  const fields = new URL(fieldsUrl);
  fields.searchParams.set("origin", origin);
  const wallet = new URL(fields);
  wallet.searchParams.set("kind", "wallet");
  // The only gateway with a button.
  wallet.searchParams.set("gateway", "checkout");
  return { fields: fields.href, wallet: wallet.href };
}

/** The gateway whose fields a page shows. */
export function gatewayIn(url: string): string {
  return new URL(url).searchParams.get("gateway") ?? "";
}
