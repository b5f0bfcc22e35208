import type { FastifyRequest } from "fastify";
import { deviceWords, networkHint } from "#domain/account/device-words.ts";

export type Place = { device: string; network: string };

/** Where somebody asks from, in words that the owner of an account knows again. */
export function placeOf({ headers, network }: Pick<FastifyRequest, "headers" | "network">): Place {
  return { device: deviceWords(headers["user-agent"]), network: networkHint(network) };
}
