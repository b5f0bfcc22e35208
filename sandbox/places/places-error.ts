import { Refusal } from "../route.ts";

/** Google's form of an error. */
export function placesRefusal(code: number, status: string, message: string, reason?: string): Refusal {
  const info = { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason, domain: "googleapis.com" };
  return new Refusal(code, message, { error: { code, message, status, ...(reason && { details: [info] }) } });
}
