import { Gauge, type Registry } from "prom-client";
import type { Db } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";

type Figures = { pending: number; refused: number; oldest: number };

const help: Record<keyof Figures, [name: string, help: string]> = {
  pending: ["documents_unreported", "Documents that wait for the tax authority"],
  refused: ["documents_refused", "Documents that the tax authority refused and that are not corrected"],
  oldest: ["document_unreported_oldest_seconds", "Age of the oldest document that waits for the tax authority"],
};

/** The law allows 24 hours to report a document; the alarm is at 20. */
export function watchDocuments(db: Db, registry: Registry): void {
  let read: Promise<Figures> | null = null;
  const once = () => {
    read ??= readFigures().finally(() => (read = null));
    return read;
  };
  const readFigures = async () => (await runPrepared<Figures>(db, figures, []))[0] as Figures;
  for (const [key, [name, text]] of Object.entries(help) as [keyof Figures, [string, string]][]) {
    new Gauge({
      name,
      help: text,
      aggregator: "max",
      registers: [registry],
      async collect() {
        this.set(Number((await once())[key]));
      },
    });
  }
}

const figures = {
  name: "document-figures",
  text: `
    SELECT count(*) FILTER (WHERE report_state = 'pending') AS pending,
      count(*) FILTER (WHERE report_state = 'refused'
        AND NOT EXISTS (SELECT FROM document c WHERE c.subject_id = d.id)) AS refused,
      coalesce(extract(epoch FROM app_now() - min(issued_at) FILTER (WHERE report_state = 'pending')), 0) AS oldest
    FROM document d WHERE report_state IN ('pending', 'refused')`,
};
