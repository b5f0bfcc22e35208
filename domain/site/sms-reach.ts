/** Whether SMS reach the phone numbers that an account may have: those of no country, of some, or of all. */
export type SmsReach = "none" | "some" | "all";

export function smsReachOf(reached: readonly boolean[]): SmsReach {
  if (!reached.some(Boolean)) return "none";
  return reached.every(Boolean) ? "all" : "some";
}
