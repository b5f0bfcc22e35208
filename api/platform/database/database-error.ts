/** Explains in one sentence why this release cannot use this database, and what to do. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}
