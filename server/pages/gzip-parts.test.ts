import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { deflatePart, joinParts, storedPart } from "./gzip-parts.ts";

test("parts that were compressed one by one are one gzip file", async () => {
  const texts = fc.array(fc.tuple(fc.string({ unit: "grapheme", maxLength: 2_000 }), fc.boolean()), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(texts, async (given) => {
      const parts = await Promise.all(
        given.map(([text, isShort]) => (isShort ? storedPart : deflatePart)(Buffer.from(text))),
      );
      expect(gunzipSync(joinParts(parts)).toString()).toBe(given.map(([text]) => text).join(""));
    }),
    { numRuns: 200 },
  );
});

test("a page with a new nonce costs the bytes of its nonces and hardly more", async () => {
  const html = Buffer.from("<li class='card'>شاليه النخيل</li>".repeat(2_000));
  const [first, second] = [await deflatePart(html), await deflatePart(html)];
  const joined = joinParts([first, storedPart(Buffer.from("nonce")), second]);
  expect(joined.length).toBeLessThan(first.blocks.length + second.blocks.length + 40);
});
