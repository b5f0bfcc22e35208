/** A failure the person who starts the product can fix; the message is the sentence they read. */
export class StartError extends Error {
  override name = "StartError";
}
