import { createGatewayClient, type GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { PartnerSettings } from "#api/platform/settings/payment-partners.ts";

/** Our account, or a machine between us and Moyasar, is refused: this says nothing about a payment. */
const NO_ANSWER = [403, 405];
/** Calls without a name are refused by the machines in front of Moyasar. */
const USER_AGENT = "mabeet";

export function createMoyasarClient(settings: PartnerSettings<"moyasar">): GatewayClient {
  const { moyasarUrl: url, moyasarSecretKey: key } = settings;
  const authorization = `Basic ${Buffer.from(`${key}:`).toString("base64")}`;
  const client = createGatewayClient({ name: "moyasar", url, authorization, noAnswer: NO_ANSWER }, settings);
  const named = (headers: Record<string, string> = {}) => ({ "user-agent": USER_AGENT, ...headers });
  return {
    ...client,
    post: (path, call) => client.post(path, { ...call, headers: named(call.headers) }),
    get: (path, call) => client.get(path, { headers: named(call?.headers) }),
  };
}
