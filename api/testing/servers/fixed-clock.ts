/** Environment of an app whose clock starts at a fixed instant, so that a test knows its weekdays. */
export function clockAt(instant: string): { CLOCK_OFFSET_MS: string } {
  return { CLOCK_OFFSET_MS: String(Date.parse(instant) - Date.now()) };
}
