import type { Tx } from "#api/platform/database/database.ts";
import { hosts } from "#api/schema/host.ts";

type Host = typeof hosts.$inferSelect;

export async function aHost(db: Tx, given: Partial<typeof hosts.$inferInsert> = {}): Promise<Host> {
  const host = { firstNameEn: "Fahad", firstNameAr: "فهد", phone: "+9668000000001", userType: "OWNER" } as const;
  const [row] = await db
    .insert(hosts)
    .values({ ...host, ...given })
    .returning();
  return row as Host;
}
