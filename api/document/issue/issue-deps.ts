import type { TaxClient } from "#api/document/authority/tax-client.ts";
import type { Stamp } from "#api/document/xml/stamp.ts";
import type { Db } from "#api/platform/database/database.ts";
import type { Log } from "#api/platform/http/log.ts";
import type { Settings } from "#api/platform/settings/settings.ts";

/** What issuing and reporting of documents needs; `stamp` is `null` in phase 1. */
export type DocumentDeps = { db: Db; log: Log; settings: Settings; stamp: Stamp | null; tax: TaxClient };
