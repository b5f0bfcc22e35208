import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { hostColumns } from "./columns/part-columns.ts";
import { openTable } from "./csv/table.ts";
import type { ImportNames } from "./import-names.ts";
import type { ImportProblem } from "./import-problem.ts";

type HostRow = Record<string, unknown> & { external_id: string };

/** The hosts of hosts.csv, and what is wrong with its rows. */
export function readHosts(folder: string, names: ImportNames): { hosts: HostRow[]; problems: ImportProblem[] } {
  const table = openTable(folder, "hosts.csv", hostColumns);
  if (!table) return { hosts: [], problems: [] };
  const hosts = new Map<string, HostRow>();
  const problems: ImportProblem[] = [];
  try {
    for (const row of table.file.rows()) {
      const read = table.read(row, names);
      problems.push(...read.problems);
      if (read.problems.length > 0) continue;
      const host = hostRow(read.values);
      if (hosts.has(host.external_id))
        problems.push({
          ...{ file: "hosts.csv", row: row.number, column: "externalId", read: host.external_id },
          allowed: "each host once",
        });
      else hosts.set(host.external_id, host);
    }
  } finally {
    table.file.close();
  }
  return { hosts: [...hosts.values()], problems };
}

function hostRow(values: Record<string, unknown>): HostRow {
  return {
    external_id: values.externalId as string,
    first_name_en: values.firstNameEn,
    first_name_ar: values.firstNameAr,
    phone: values.phone,
    has_whatsapp: values.hasWhatsapp ?? true,
    languages: values.languages ?? ["ar"],
    user_type: values.userType,
    hosting_since: values.hostingSince ?? null,
  };
}

/** Adds hosts and changes those that differ; returns how many rows it wrote. */
export async function writeHosts(tx: Tx, hosts: readonly HostRow[]): Promise<number> {
  const columns = sql.raw("first_name_en, first_name_ar, phone, has_whatsapp, languages, user_type, hosting_since");
  const present = sql.raw(
    "host.first_name_en, host.first_name_ar, host.phone, host.has_whatsapp, host.languages, host.user_type, host.hosting_since",
  );
  const excluded = sql.raw(
    "excluded.first_name_en, excluded.first_name_ar, excluded.phone, excluded.has_whatsapp, excluded.languages, excluded.user_type, excluded.hosting_since",
  );
  const written = await tx.execute(sql`
    INSERT INTO host (external_id, ${columns})
    SELECT external_id, ${columns} FROM jsonb_populate_recordset(NULL::host, ${JSON.stringify(hosts)}::jsonb)
    ORDER BY external_id
    ON CONFLICT (external_id) DO UPDATE SET (${columns}) = ROW (${excluded})
    WHERE (${present}) IS DISTINCT FROM (${excluded})`);
  return written.rowCount ?? 0;
}

/** The hosts of these ids that are known. */
export async function hostIds(tx: Tx, externalIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ externalId: string; id: number }>(sql`
    SELECT external_id AS "externalId", id FROM host WHERE external_id = ANY (${sql.param([...externalIds])}::text[])`);
  return new Map(rows.map(({ externalId, id }) => [externalId, id]));
}
