import { dictionary } from "@zxcvbn-ts/language-common";
import { eq } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { lookups } from "#api/schema/lookup.ts";
import { languages } from "#domain/language/language.ts";
import { messagesOf } from "#domain/message/messages.ts";

const MAX_COMMON = 10_000;
const CITY = 2;
const common: ReadonlySet<string> = new Set(
  (dictionary["passwords-common"] as string[]).slice(0, MAX_COMMON).map((word) => word.toLowerCase()),
);
const brands = languages.flatMap((language) => Object.values(messagesOf(language).shell.brand));

/** Words that must not be a password. Cities are queried each time: there are few, and new passwords are rare. */
export async function commonWords(db: Db) {
  const cities = await db
    .select({ en: lookups.valueEn, ar: lookups.valueAr })
    .from(lookups)
    .where(eq(lookups.lookupTypeId, CITY));
  return { common, names: [...brands, ...cities.flatMap(({ en, ar }) => [en, ar])] };
}
