/** An action that an operator asked for and cannot have; the message says why. */
export class OperatorError extends Error {
  override name = "OperatorError";
}
