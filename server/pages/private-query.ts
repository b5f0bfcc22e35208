import { privateFields } from "#domain/page/private-fields.ts";

/** The path and query without private fields of a form, or `null` for an address that holds none. */
export function withoutPrivateFields({ pathname, searchParams }: URL): string | null {
  const query = new URLSearchParams([...searchParams].filter(([name]) => !privateFields.includes(name)));
  return query.size === searchParams.size ? null : pathname + (query.size > 0 ? `?${query}` : "");
}
