/** A failure that the person who starts the product can fix; the message explains it. */
export class StartError extends Error {
  override name = "StartError";
}
