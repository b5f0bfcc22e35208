import type { AddressInfo } from "node:net";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { shutDown } from "#api/platform/lifecycle/shutdown.ts";
import { readSettings } from "#api/platform/settings/settings.ts";

// The API in its own process, which a test may end at a fault point. Sends its port to the parent process.
const settings = readSettings(process.env);
const db = openDatabase(settings);
const app = await buildApp(settings, { db });
await app.listen({ port: Number(process.env.SERVE_PORT ?? 0), host: "127.0.0.1" });
const keepAcceptingMs = Number(process.env.KEEP_ACCEPTING_MS ?? 200);
process.once("SIGTERM", () => shutDown(app, { keepAcceptingMs, afterwards: [() => db.$client.end()] }));
process.once("disconnect", () => process.exit(0));
process.send?.((app.server.address() as AddressInfo).port);
// A job with a long interval runs once at the start if a test asks for it.
if (process.env.SERVE_JOB) await app.jobs.run(process.env.SERVE_JOB);
