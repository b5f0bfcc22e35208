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
import { contains, filesContaining, type Secret } from "./files-containing.ts";
import { type SentValues, sendSentinels } from "./sentinel-flows.ts";

const ENV = { LOG_LEVEL: "trace", LIMIT_REGISTER: "1000000" };
/** Ids contain random digits, so that one may contain a code by chance. */
const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

type RecordedRun = SentValues & { lines: string[]; metrics: string };

/** Runs the product in this process and records its log. */
async function recordRun(environment: BenchEnvironment): Promise<RecordedRun> {
  const lines: string[] = [];
  const settings = readSettings({ ...environment.env, ...ENV, APP_ENV: "test" });
  const logStream = { write: (line: string) => void lines.push(line) };
  const app = await buildApp(settings, { db: environment.db, logStream });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const server = { app, port, host: `mabeet-sa.localhost:${port}` };
  const { sandbox, untilSettled } = environment;
  const pushed = await sendSentinels({ servers: [server], sandbox, untilSettled });
  const metrics = await app.metrics.metrics();
  await app.close();
  return { ...pushed, lines, metrics };
}

/** A physical backup with all files and the write-ahead log. */
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

/** The mails that contain a secret. */
async function mailsWith(environment: BenchEnvironment, { name, value }: Secret): Promise<string[]> {
  const mails = await sentMessages(environment.sandbox);
  return mails
    .filter(({ subject, text }) => contains(Buffer.from(`${subject}\n${text}`), value))
    .map((mail) => `${name} in "${mail.subject}"`);
}

/** G25: no secret is in the log, the metrics, a mail, a table file, the write-ahead log or a backup. */
export const sentinels: Part = {
  name: "sentinels",
  options: {},
  run: async (environment, { must }) => {
    const { secrets, mailed, email, lines, metrics } = await recordRun(environment);
    const all = [...secrets, ...mailed];
    const output = Buffer.from([...lines, metrics].join("\n").replace(ids, ""));
    const logged = all.filter(({ value }) => contains(output, value)).map(({ name }) => name);
    must(logged.length === 0, `${lines.length} log lines contain no secret: ${logged.join()}`);
    const stray = (await Promise.all(secrets.map((one) => mailsWith(environment, one)))).flat();
    must(stray.length === 0, `no mail contains a passport, a password or a token: ${stray.join()}`);
    const twice = (await Promise.all(mailed.map((one) => mailsWith(environment, one)))).filter(
      (mails) => mails.length !== 1,
    );
    must(twice.length === 0, `every code and link is in one message: ${twice.flat().join()}`);
    const { folder, remove } = throwawayFolder("mabeet-backup-");
    try {
      const backup = join(folder, "data");
      await backUp(environment, backup);
      const control = filesContaining(backup, [{ name: "address", value: email }]);
      const folders = ["base", "pg_wal"].filter((folder) => control.some((file) => file.includes(` in ${folder}/`)));
      must(folders.length === 2, `a value that is not secret is found in ${folders.join(" and ")}`);
      const held = filesContaining(backup, all);
      must(held.length === 0, `table files, write-ahead log and backup contain no secret: ${held.join()}`);
      return { secrets: all.length, lines: lines.length, filesWithAddress: control.length, held };
    } finally {
      remove();
    }
  },
};
