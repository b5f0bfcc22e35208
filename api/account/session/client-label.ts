import type { Client } from "#api/platform/http/client.ts";
import { deviceName, networkHint } from "#domain/account/device-name.ts";

export type ClientLabel = { device: string; network: string };

/** The device and network of a client, in words that the owner of an account recognises. */
export function clientLabel({ userAgent, network }: Pick<Client, "userAgent" | "network">): ClientLabel {
  return { device: deviceName(userAgent), network: networkHint(network) };
}
