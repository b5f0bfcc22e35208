/** Something in the way that the person at the keyboard can remove; the message is the one sentence they will read. */
export class Obstacle extends Error {
  override name = "Obstacle";
}
