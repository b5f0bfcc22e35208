import { sandboxNow, scaled } from "../clock.ts";
import type { Answer, PartnerRequest } from "../route.ts";
import { storeFile } from "../store-file.ts";
import { checkoutRefusal } from "./checkout-refusal.ts";

const TTL_MS = 24 * 3_600_000;

/** What a key has made: the id of a payment or of an action. */
type Used = { name: string; made: string; until: number };
type Work = {
  /** Answers with what the key made, as it is now. */
  repeat: (made: string) => Answer;
  create: () => Promise<{ made: string; answer: Answer }>;
};

const used = new Map<string, Used>();
const running = new Set<string>();
const file = storeFile("checkout-keys.jsonl");
for (const entry of file.read()) store(entry as Used);

function store(entry: Used): void {
  used.set(entry.name, entry);
}

/** Does something once for a `Cko-Idempotency-Key`, which the company forgets after a day. */
export async function oncePerKey(call: PartnerRequest, scope: string, { repeat, create }: Work): Promise<Answer> {
  const key = call.request.headers["cko-idempotency-key"];
  if (typeof key !== "string") return (await create()).answer;
  const name = `${scope} ${key}`;
  if (running.has(name)) throw checkoutRefusal(429, "too_many_requests", ["idempotency_key_in_use"]);
  const known = call.fault === "key-forgotten" ? undefined : used.get(name);
  if (known && sandboxNow() < known.until) return repeat(known.made);
  running.add(name);
  try {
    const { made, answer } = await create();
    const entry = { name, made, until: sandboxNow() + scaled(TTL_MS) };
    store(entry);
    file.append(entry);
    return answer;
  } finally {
    running.delete(name);
  }
}
