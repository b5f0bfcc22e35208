/** Why a seller cannot be registered now; the message says what to do. */
export class OnboardingError extends Error {
  override name = "OnboardingError";
}
