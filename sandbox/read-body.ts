import type { IncomingMessage } from "node:http";
import { Refusal } from "./route.ts";

const MAX_BYTES = 512 * 1024;

/** The JSON of a request; only JSON by name, so that no page in a browser can post here unasked. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers["content-type"] ?? "")) throw new Refusal(415, "JSON only");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Refusal(413, `at most ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw new Refusal(400, "unreadable JSON");
  }
}
