import type { IncomingMessage } from "node:http";
import { Refusal } from "./route.ts";

const MAX_BYTES = 512 * 1024;
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** The JSON of a request. The content type must be JSON, so that pages of other origins cannot post here. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  if (!isOf(request, "application/json")) throw new Refusal(415, "JSON only");
  const text = await readAll(request);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "unreadable JSON");
  }
}

/** The fields of a form on a page of the sandbox itself. */
export async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  if (!isOf(request, "application/x-www-form-urlencoded")) throw new Refusal(415, "a form only");
  return Object.fromEntries(new URLSearchParams(await readAll(request)));
}

/** A file of any kind. */
export function readFile(request: IncomingMessage): Promise<Buffer> {
  return readBytes(request, MAX_FILE_BYTES);
}

function isOf(request: IncomingMessage, type: string): boolean {
  return (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() === type;
}

async function readAll(request: IncomingMessage): Promise<string> {
  return (await readBytes(request, MAX_BYTES)).toString("utf8");
}

async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Refusal(413, `at most ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
