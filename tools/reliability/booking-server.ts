import type { AddressInfo } from "node:net";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/database/database.ts";
import { shutDown } from "#api/http/shutdown.ts";
import { readSettings } from "#api/settings/settings.ts";

// The API without pages in a process of its own, so that it can be ended at any point: `booking-process.ts` starts it.
const settings = readSettings(process.env);
const db = openDatabase(settings);
const app = await buildApp(settings, { db });
await app.listen({ port: settings.port, host: "127.0.0.1" });
process.once("SIGTERM", () => shutDown(app, { keepAcceptingMs: 200, afterwards: [() => db.$client.end()] }));
process.once("disconnect", () => process.exit(0));
process.send?.({ port: (app.server.address() as AddressInfo).port });
