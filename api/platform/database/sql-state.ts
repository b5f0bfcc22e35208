/** The SQLSTATE or system error code of an error or of its causes. */
export function sqlStateOf(failure: unknown): string | null {
  for (let error = failure, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth++) {
    const { code } = error as { code?: unknown };
    if (typeof code === "string") return code;
  }
  return null;
}

const retryable = new Set(["40P01", "40001"]);
const conflicting = new Set(["23505", "23P01", ...retryable]);

export const isRetryable = (failure: unknown) => retryable.has(sqlStateOf(failure) ?? "");
export const isConflict = (failure: unknown) => conflicting.has(sqlStateOf(failure) ?? "");

/** Another transaction held a lock for longer than this one may wait. */
export const isBlocked = (failure: unknown) => sqlStateOf(failure) === "55P03";

const lostCodes = /^(08...|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const lostWords =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/;

/** The connection broke or could not be opened; the work may have been done. */
export function isLostConnection(failure: unknown): boolean {
  if (lostCodes.test(sqlStateOf(failure) ?? "")) return true;
  for (let error = failure, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth++) {
    if (lostWords.test(error.message)) return true;
  }
  return false;
}

const overloaded = new Set(["53300", "53200", "55P03", "57014", "25P03", "25P04"]);

/** The database cannot serve this now: too many connections, or a lock or a statement took too long. */
export const isOverloaded = (failure: unknown) => overloaded.has(sqlStateOf(failure) ?? "");
