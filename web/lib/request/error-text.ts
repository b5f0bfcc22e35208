/** The messages of these errors contain code, never text that a guest typed. */
const plainErrors = ["TypeError", "ReferenceError", "RangeError"];

/**
 * An error for the log of the server: its kind and where it was thrown. Its message may quote the address of the page or a
 * field, so only that of a plain error is part of it.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  const title = plainErrors.includes(error.name) ? `${error.name}: ${error.message}` : error.name;
  return [title, ...frames, ...(error.cause ? [`caused by ${errorText(error.cause)}`] : [])].join("\n");
}
