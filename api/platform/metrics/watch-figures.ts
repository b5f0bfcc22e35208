import { Gauge, type Registry } from "prom-client";
import type { Db } from "#api/platform/database/database.ts";
import { runPrepared, type Statement } from "#api/platform/database/prepared.ts";

type Figures<Name extends string> = {
  /** The name and the help text of each gauge, by the column that has its value. */
  gauges: Record<Name, readonly [name: string, help: string]>;
  /** Returns one row. */
  statement: Statement;
};

/** Gauges that are read from the database at each scrape, so every process reports the same. */
export function watchFigures<Name extends string>(
  db: Db,
  registry: Registry,
  { gauges, statement }: Figures<Name>,
): void {
  let read: Promise<Record<Name, number>> | null = null;
  const once = () => {
    read ??= readFigures().finally(() => (read = null));
    return read;
  };
  const readFigures = async () =>
    (await runPrepared<Record<Name, number>>(db, statement, []))[0] as Record<Name, number>;
  for (const [key, [name, help]] of Object.entries(gauges) as [Name, [string, string]][]) {
    new Gauge({
      name,
      help,
      aggregator: "max",
      registers: [registry],
      async collect() {
        this.set(Number((await once())[key]));
      },
    });
  }
}
