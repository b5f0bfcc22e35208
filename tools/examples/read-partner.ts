import { isDeepStrictEqual } from "node:util";
import { addUnknownFields } from "./add-unknown-fields.ts";
import type { AnsweringServer } from "./answering-server.ts";
import { type Example, type PartnerExamples, type Reading, wordOf } from "./example.ts";

/** What came of the examples of a company. */
export type PartnerResult = { folder: string; read: number; notOurs: number; failures: string[] };

/** Reads every example unchanged, and again with unknown fields, which must change nothing. */
export async function readPartner(
  { folder, readingOf }: PartnerExamples,
  examples: readonly Example[],
  server: AnsweringServer,
): Promise<PartnerResult> {
  const result: PartnerResult = { folder, read: 0, notOurs: 0, failures: [] };
  for (const example of examples) {
    const reading = readingOf(example);
    if (!reading) {
      result.notOurs += 1;
      continue;
    }
    const failure = await failureOf(reading, example, server);
    if (failure) result.failures.push(`${folder}/${example.file}: ${failure}`);
    else result.read += 1;
  }
  return result;
}

async function failureOf(reading: Reading, example: Example, server: AnsweringServer): Promise<string | null> {
  const plain = await resultOf(reading, example.body, server, (body) => body);
  const word = wordOf(plain);
  if (word !== reading.expected) return `read as ${word} instead of ${reading.expected}`;
  const extended = await resultOf(reading, example.body, server, addUnknownFields);
  return isDeepStrictEqual(plain, extended) ? null : `read as ${wordOf(extended)} with an unknown field in each object`;
}

function resultOf(
  { respond, read }: Reading,
  body: unknown,
  server: AnsweringServer,
  change: (body: unknown) => unknown,
): Promise<unknown> {
  server.respondWith((method, path) => {
    const answer = respond(method, path);
    return { ...answer, body: change(answer.body) };
  });
  return read(server.url, change(body));
}
