import type { AddressInfo } from "node:net";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/database/database.ts";
import { readSettings } from "#api/settings/settings.ts";

// The API in a process of its own, which a test may end at a fault point. Tells its parent where it listens.
const settings = readSettings(process.env);
const app = await buildApp(settings, { db: openDatabase(settings) });
await app.listen({ port: 0, host: "127.0.0.1" });
process.send?.((app.server.address() as AddressInfo).port);
