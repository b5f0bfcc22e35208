import type { PartnerClient } from "./partner-client.ts";

/** A longer list is treated as an error. */
const MAX_PAGES = 1_000;

type Page<Item> = { items: Item[]; next: number | null };

/** Everything that changed at a partner since then, page by page; `null` if a page is missing or invalid. */
export async function listPages<Item>(
  client: Pick<PartnerClient, "get">,
  path: string,
  since: Date,
  readPage: (json: unknown) => Page<Item> | null,
): Promise<Item[] | null> {
  const all: Item[] = [];
  let from = 0;
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = await client.get(`${path}?since=${encodeURIComponent(since.toISOString())}&from=${from}`);
    const read = answer?.status === 200 ? readPage(answer.json) : null;
    if (!read) return null;
    all.push(...read.items);
    if (read.next === null) return all;
    from = read.next;
  }
  return null;
}
