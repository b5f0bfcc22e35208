import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { Problem } from "#api/platform/problem/problem.ts";
import { smsPartnerNames } from "#api/platform/settings/partner-names.ts";
import { recordDelivery } from "#api/sms/sms-record.ts";
import { CALLBACK_PATH } from "./callback-url.ts";
import { readCallbackFields } from "./read-callback.ts";

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const MAX_BYTES = 16 * 1024;

type Params = { partner: string; secret: string; messageId: string };

/**
 * Companies report here what became of an SMS. The secret in the path is all that proves it, so a report can only mark the
 * message as delivered or failed.
 */
export const smsCallbackRoutes: FastifyPluginAsync = async (app) => {
  const { db, sms, settings } = app;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) => body);

  app.post<{ Params: Params }>(
    `${CALLBACK_PATH}/:partner/:secret/:messageId`,
    {
      bodyLimit: MAX_BYTES,
      // Before the body is read: without the secret there is nothing here.
      onRequest: async (request) => {
        if (!isGenuine(request, settings.smsCallbackSecrets)) throw new Problem("not-found");
      },
    },
    async (request) => {
      const { partner: name, messageId } = request.params;
      const partner = sms.partners.find((each) => each.name === name);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const state = partner?.readCallback(readCallbackFields(body, request.headers["content-type"]));
      if (partner && state) await recordDelivery(db, { messageId, partner: partner.name, state });
      return { ok: true };
    },
  );
};

function isGenuine({ params }: FastifyRequest<{ Params: Params }>, secrets: readonly string[]): boolean {
  const isKnown = smsPartnerNames.some((name) => name === params.partner) && UUID.test(params.messageId);
  const typed = hashOf(params.secret);
  return isKnown && secrets.some((secret) => timingSafeEqual(hashOf(secret), typed));
}

function hashOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
