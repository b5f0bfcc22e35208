import { openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";

const PROPERTIES = 120;

// Adds a small catalogue in a process of its own, which runs from the folder of the previous release: only that release
// knows the columns of its tables. Sends the ids to the parent process.
const db = openDatabase(readSettings(process.env));
await aCurrencyRate(db);
const ids: number[] = [];
for (let n = 0; n < PROPERTIES; n++) ids.push((await aProperty(db)).id);
await db.$client.end();
process.send?.(ids);
process.disconnect?.();
