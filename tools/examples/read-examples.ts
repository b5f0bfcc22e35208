import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import type { Example } from "./example.ts";

const Headers = z.record(z.string(), z.string());
const Recorded = z.object({ method: z.string(), path: z.string(), status: z.int(), body: z.unknown() });
const Documented = z.object({
  request: z.object({ method: z.string(), url: z.url() }),
  response: z.object({ status: z.int(), body: z.unknown() }),
});
const Delivery = z.object({ delivery: z.object({ headers: Headers, body: z.unknown() }) });
const Bare = z.object({ type: z.string(), data: z.looseObject({}) });

/** The published examples of one company. A file that has none of the known forms is an error: nothing is left out. */
export function readExamples(folder: string): Example[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files.sort().map((name) => readExample(join(folder, name)));
}

function readExample(path: string): Example {
  const file = basename(path);
  const json: unknown = JSON.parse(readFileSync(path, "utf8"));
  const recorded = Recorded.safeParse(json);
  if (recorded.success) return { file, kind: "answer", ...recorded.data };
  const documented = Documented.safeParse(json);
  if (documented.success) {
    const { request, response } = documented.data;
    return { file, kind: "answer", method: request.method, path: new URL(request.url).pathname, ...response };
  }
  const delivery = Delivery.safeParse(json);
  if (delivery.success) return { file, kind: "webhook", ...delivery.data.delivery };
  if (Bare.safeParse(json).success) return { file, kind: "webhook", headers: {}, body: json };
  throw new Error(`${path} is no example of a known form.`);
}
