import { randomBytes, randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import inject from "light-my-request";
import { SHOWN_HEADER } from "#api/freshness/freshness-plugin.ts";
import type { Shown } from "#api/freshness/shown-properties.ts";
import { fieldsOrigin } from "#api/payment/fields/fields-origin.ts";
import type {} from "#api/platform/http/network.ts";
import { PAGE_KEY } from "#api/platform/http/page-calls.ts";
import type {} from "#api/platform/http/site.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { authorPhotoOrigins } from "#api/review/google/places-client.ts";
import type {} from "#api/sms/sms-plugin.ts";
import type { Visit } from "#web/lib/request/visit.ts";
import { visitorOf } from "#web/lib/request/visitor.ts";
import { withCookies } from "#web/lib/storage/cookies.ts";
import type { CallForText } from "./page-calls.ts";
import { pageHeaders } from "./page-policy.ts";
import { pageRequest, sendPage } from "./page-response.ts";
import { withoutPrivateFields } from "./private-query.ts";

/** A visit as the server knows it: with the network of the client, and answers of the API as text. */
export type PageVisit = Omit<Visit, "dispatch" | "scriptFiles"> & { network: string; dispatch: CallForText };
export type AnswerPage = (request: Request, visit: PageVisit) => Promise<Response>;
export type PagesOptions = { settings: Settings; answer: AnswerPage };

/** An address with what a guest typed is neither stored nor named to the next page. */
const UNSEEN = { "cache-control": "no-store", "referrer-policy": "no-referrer" };
const FORM_LIMIT_BYTES = 64 * 1024;

/** Every address that is neither the API's nor a file's belongs to the React pages. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, { settings, answer }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: FORM_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  const imageHosts = authorPhotoOrigins(settings);
  app.route({
    method: ["GET", "HEAD", "POST"],
    url: "/*",
    handler: async (request, reply) => {
      if (request.url === "/api" || request.url.startsWith("/api/")) return reply.callNotFound();
      const nonce = randomBytes(16).toString("base64");
      const webRequest = pageRequest(request, reply);
      const url = new URL(webRequest.url);
      const clean = request.method === "POST" ? null : withoutPrivateFields(url);
      if (clean !== null) return reply.headers(UNSEEN).redirect(clean, 303);
      reply.headers(pageHeaders({ url, nonce, fieldsOrigin: fieldsOrigin(settings, request.host), imageHosts }));
      const { visitorId, cookies } = visitorOf(webRequest, randomUUID);
      const visit = { ...visitOf(app, request, settings, nonce), visitorId };
      return sendPage(reply, withCookies(await answer(webRequest, visit), cookies));
    },
  });
};

function visitOf(
  app: FastifyInstance,
  request: FastifyRequest,
  settings: Settings,
  nonce: string,
): Omit<PageVisit, "visitorId"> {
  const { port } = settings;
  return {
    env: settings.appEnv,
    site: request.site,
    network: request.network,
    portSuffix: port === 80 ? "" : `:${port}`,
    smsReach: app.sms.reach,
    nonce,
    now: new Date(Date.now() + settings.clockOffsetMs),
    running: settings.experiments,
    dispatch: inProcess(app, request),
  };
}

/**
 * API calls of a page have the host, cookies and network of the guest who requested the page. They go directly to the
 * router, because `app.inject` refuses calls after a stop has begun while guests are still served.
 */
function inProcess(app: FastifyInstance, page: FastifyRequest): CallForText {
  return async ({ method, path, headers, body, signal }) => {
    const answer = await inject(app.routing, {
      method,
      url: path,
      headers: { ...ofPage(page), [PAGE_KEY]: app.pageKey, ...headers },
      remoteAddress: page.ip,
      ...(body === undefined ? {} : { payload: body }),
      ...(signal ? { signal } : {}),
    });
    const cookies = answer.headers["set-cookie"] ?? [];
    const shown = answer.headers[SHOWN_HEADER];
    return {
      status: answer.statusCode,
      text: answer.body,
      cookies: typeof cookies === "string" ? [cookies] : cookies.map(String),
      shown: typeof shown === "string" ? (JSON.parse(shown) as Shown) : undefined,
    };
  };
}

function ofPage({ headers }: FastifyRequest): Record<string, string> {
  return { host: headers.host ?? "", cookie: headers.cookie ?? "", "user-agent": headers["user-agent"] ?? "" };
}
