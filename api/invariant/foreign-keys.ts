import { z } from "zod";
import type { Violation } from "./invariants.ts";

const Found = z.object({ found: z.array(z.string()) });

/**
 * I44: no mail, SMS or call carries the key of another partner. Only the sandbox sees what every partner gets; with real
 * partners nobody does.
 */
export async function findForeignKeys(sandboxUrl: string): Promise<Violation[]> {
  const answer = await fetch(`${sandboxUrl}/foreign-keys`).catch(() => null);
  if (!answer?.ok) return [];
  const { found } = Found.parse(await answer.json());
  return found.map((subject) => ({ invariant: "I44", subject, detail: "has the key of another partner" }));
}
