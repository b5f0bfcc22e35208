/** A reason, in one sentence with its remedy, why this release and this database do not fit. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}
