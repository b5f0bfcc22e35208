import { type Call, type CallAnswer, callJson } from "./call-json.ts";
import { GatewayFailure } from "./gateway-failure.ts";

/** Whether a partner answers us, and knows our key. */
export type PartnerCheck = { answers: boolean; detail: string };

const CONNECT_MS = 5_000;
const TIMEOUT_MS = 15_000;
const KEY_REFUSED = [401, 403];

/** One call that changes nothing. `accepted` are the statuses of a partner that knows our key. */
export async function checkPartner(
  call: Omit<Call, "connectMs" | "timeoutMs">,
  accepted: readonly number[] = [200],
  isKeyRefused = ({ status }: CallAnswer) => KEY_REFUSED.includes(status),
): Promise<PartnerCheck> {
  try {
    const answer = await callJson({ ...call, connectMs: CONNECT_MS, timeoutMs: TIMEOUT_MS });
    const { status } = answer;
    if (accepted.includes(status)) return { answers: true, detail: `status ${status}` };
    const detail = isKeyRefused(answer) ? `our key is refused, status ${status}` : `status ${status}`;
    return { answers: false, detail };
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    const { reason, status } = error;
    return { answers: false, detail: status === null ? reason : `${reason}, status ${status}` };
  }
}
