import { Refusal } from "../route.ts";

/** A refusal as Unifonic writes it: in the same shape as a success. */
export function unifonicRefusal(status: number, errorCode: string, message: string): Refusal {
  return new Refusal(status, message, { success: "false", message, errorCode, data: {} });
}

export function unifonicSuccess(data: object) {
  return { success: "true", message: "", errorCode: "ER-00", data };
}
