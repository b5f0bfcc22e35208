import { cpSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Client } from "pg";
import { buildApp } from "#api/app.ts";
import type {} from "#api/platform/metrics/metrics-plugin.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { throwawayFolder } from "#server/postgres/throwaway-folder.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { sentMessages } from "../environment/sent-messages.ts";
import { filesHolding, holds, type Secret } from "./files-holding.ts";
import { type Pushed, pushSentinels } from "./sentinel-flows.ts";

const ENV = { LOG_LEVEL: "trace", LIMIT_REGISTER: "1000000" };
/** Ids are random digits too; a code may stand in one by chance. */
const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

type Said = Pushed & { lines: string[]; metrics: string };

/** The product in this very process, so that every line it says can be read. */
async function listenTo(environment: BenchEnvironment): Promise<Said> {
  const lines: string[] = [];
  const settings = readSettings({ ...environment.env, ...ENV, APP_ENV: "test" });
  const logStream = { write: (line: string) => void lines.push(line) };
  const app = await buildApp(settings, { db: environment.db, logStream });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const door = { app, port, host: `mabeet-sa.localhost:${port}` };
  const { sandbox, untilSettled } = environment;
  const pushed = await pushSentinels({ doors: [door], sandbox, untilSettled });
  const metrics = await app.metrics.metrics();
  await app.close();
  return { ...pushed, lines, metrics };
}

/** A physical backup as the drill makes it: whatever lies on the disk, the log of changes too. */
async function backUp({ adminUrl }: BenchEnvironment, to: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('sentinels', true)");
    const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
    cpSync(rows[0]?.data_directory ?? "", to, { recursive: true });
    await client.query("SELECT pg_backup_stop()");
  } finally {
    await client.end();
  }
}

/** In which mails a secret stands; each belongs into one at most. */
async function mailsWith(environment: BenchEnvironment, { name, value }: Secret): Promise<string[]> {
  const mails = await sentMessages(environment.sandbox);
  return mails
    .filter(({ subject, text }) => holds(Buffer.from(`${subject}\n${text}`), value))
    .map((mail) => `${name} in "${mail.subject}"`);
}

/** G25: what is secret stands in no line of the log, no figure, no mail, no file of a table, no log of changes, no backup. */
export const sentinels: Part = {
  name: "sentinels",
  options: {},
  run: async (environment, { must }) => {
    const { secrets, mailed, email, lines, metrics } = await listenTo(environment);
    const all = [...secrets, ...mailed];
    const said = Buffer.from([...lines, metrics].join("\n").replace(ids, ""));
    const logged = all.filter(({ value }) => holds(said, value)).map(({ name }) => name);
    must(logged.length === 0, `${lines.length} lines of the log tell no secret: ${logged.join()}`);
    const stray = (await Promise.all(secrets.map((one) => mailsWith(environment, one)))).flat();
    must(stray.length === 0, `no mail tells a passport, a password or a token: ${stray.join()}`);
    const twice = (await Promise.all(mailed.map((one) => mailsWith(environment, one)))).filter(
      (mails) => mails.length !== 1,
    );
    must(twice.length === 0, `every code and link stands in one message: ${twice.flat().join()}`);
    const { folder, remove } = throwawayFolder("mabeet-backup-");
    try {
      const backup = join(folder, "data");
      await backUp(environment, backup);
      const control = filesHolding(backup, [{ name: "address", value: email }]);
      const places = ["base", "pg_wal"].filter((place) => control.some((file) => file.includes(` in ${place}/`)));
      must(places.length === 2, `what is no secret is found in ${places.join(" and ")}`);
      const held = filesHolding(backup, all);
      must(
        held.length === 0,
        `the files of the tables, the log of changes and the backup hold no secret: ${held.join()}`,
      );
      return { secrets: all.length, lines: lines.length, filesWithAddress: control.length, held };
    } finally {
      remove();
    }
  },
};
