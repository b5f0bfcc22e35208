import { randomBytes } from "node:crypto";
import fp from "fastify-plugin";
import { isFieldsHost } from "#api/payment/fields/fields-origin.ts";
import { securityHeaders } from "#api/platform/http/security/security-headers.ts";
import { isLoopback } from "#api/platform/settings/is-loopback.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type CardGateway, cardGateways } from "#domain/payment/gateways.ts";
import { browserScripts } from "./browser-scripts.ts";
import { fieldsHtml } from "./fields-html.ts";
import { fieldsHeaders } from "./fields-policy.ts";
import { fieldsStyle } from "./fields-style.ts";
import { readFieldsQuery } from "./read-fields-query.ts";

const PATH = "/payment-fields";
/** The script of each gateway's page. */
const entries: Record<CardGateway, string> = {
  checkout: "web/payment-fields/checkout/checkout-page.ts",
  moyasar: "web/payment-fields/moyasar/moyasar-page.ts",
};
const STYLE = "fields.css";
const YEAR_S = 365 * 24 * 60 * 60;

/** The page with the card fields, on an origin of its own, and its files. An operator's origin serves nothing else. */
export const fieldsPage = fp<{ settings: Settings }>(
  async (app, { settings }) => {
    const style = fieldsStyle();
    const scripts = cardGateways.map((gateway) => ({ gateway, ...browserScripts(entries[gateway]) }));
    const urlOf = (version: string, path: string) => `${PATH}/${version}/${path}`;
    const scriptUrls = (name: CardGateway) =>
      scripts
        .filter(({ gateway }) => gateway === name)
        .flatMap(({ version, files }) => [...files.keys()].reverse().map((path) => urlOf(version, path)));
    const files = new Map(
      scripts.flatMap(({ version, files }) => [...files].map(([path, text]) => [urlOf(version, path), text] as const)),
    );

    app.addHook("onRequest", async (request, reply) => {
      const isOwnHost = !isLoopback(settings.fieldsUrl) && isFieldsHost(settings, request.host);
      if (isOwnHost && !isServed(request.url)) return refuse(reply, 404);
    });

    app.get(PATH, async (request, reply) => {
      if (!isFieldsHost(settings, request.host)) return refuse(reply, 404);
      const query = readFieldsQuery(settings, new URL(request.url, "http://fields.invalid").searchParams);
      if (!query) return refuse(reply, 400);
      const nonce = randomBytes(16).toString("base64");
      const headers = fieldsHeaders(settings, { gateway: query.gateway, nonce });
      if (!headers) return refuse(reply, 404);
      const library = query.gateway === "checkout" ? settings.checkoutScriptUrl : null;
      const html = fieldsHtml(query, {
        nonce,
        style: urlOf(style.version, STYLE),
        scripts: scriptUrls(query.gateway),
        library,
      });
      return reply.headers(headers).type("text/html; charset=utf-8").send(html);
    });

    app.get(`${PATH}/*`, async (request, reply) => {
      const isStyle = request.url === urlOf(style.version, STYLE);
      const text = isStyle ? style.text : files.get(request.url);
      if (text === undefined) return refuse(reply, 404);
      reply.headers({ ...securityHeaders(), "cache-control": `public, max-age=${YEAR_S}, immutable` });
      return reply.type(`text/${isStyle ? "css" : "javascript"}; charset=utf-8`).send(text);
    });
  },
  { name: "fields-page" },
);

function isServed(url: string): boolean {
  return [PATH, "/fonts/", "/health"].some((path) => url.startsWith(path));
}

type Reply = {
  code: (status: number) => { headers: (values: Record<string, string>) => { send: (text: string) => unknown } };
};

function refuse(reply: Reply, status: 400 | 404): unknown {
  const headers = { ...securityHeaders(), "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" };
  return reply
    .code(status)
    .headers(headers)
    .send(status === 400 ? "bad request" : "not found");
}
