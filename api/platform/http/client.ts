import type { FastifyRequest } from "fastify";
import type { Language } from "#domain/language/language.ts";
import type { Site } from "#domain/site/sites.ts";

/** What a request says about its sender. Routes pass it to actions instead of the request. */
export type Client = {
  site: Site;
  language: Language;
  /** One IPv4 address or one IPv6 /64. */
  network: string;
  userAgent: string | undefined;
  /** With its port. */
  host: string;
  isHttps: boolean;
};

export function clientOf({ site, language, network, headers, protocol }: FastifyRequest): Client {
  return {
    site,
    language,
    network,
    userAgent: headers["user-agent"],
    host: headers.host ?? "",
    isHttps: protocol === "https",
  };
}
