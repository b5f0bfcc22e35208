import { customType, timestamp } from "drizzle-orm/pg-core";

/** A timestamp with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
