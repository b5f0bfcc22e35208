import { randomUUID } from "node:crypto";
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController, type RawServerDefault } from "fastify";
import { serializerCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { accountRoutes } from "#api/account/account.routes.ts";
import { passkeyRoutes } from "#api/account/passkey/passkey.routes.ts";
import type { HashCost } from "#api/account/password/hash-password.ts";
import { passwordRoutes } from "#api/account/password/password.routes.ts";
import { passwordPlugin } from "#api/account/password/password-plugin.ts";
import { profileRoutes } from "#api/account/profile/profile.routes.ts";
import { recentPropertyRoutes } from "#api/account/recent-property/recent-property.routes.ts";
import { accountLimitsPlugin } from "#api/account/record/account-limits-plugin.ts";
import { identifySession } from "#api/account/session/identify-session.ts";
import { sessionRoutes } from "#api/account/session/session.routes.ts";
import { socialReturnRoutes } from "#api/account/social/return.routes.ts";
import { socialRoutes } from "#api/account/social/social.routes.ts";
import { socialPlugin } from "#api/account/social/social-plugin.ts";
import { travellerRoutes } from "#api/account/traveller/traveller.routes.ts";
import { verificationRoutes } from "#api/account/verification/verification.routes.ts";
import { alertRoutes } from "#api/alert/alert.routes.ts";
import { analyticsRoutes } from "#api/analytics/analytics.routes.ts";
import { cartRoutes, couponRoutes, insuranceRoutes } from "#api/cart/cart.routes.ts";
import { couponPlugin } from "#api/cart/coupon/coupon-plugin.ts";
import { cartSessionListener } from "#api/cart/holder/cart-session-listener.ts";
import { holderPlugin } from "#api/cart/holder/holder-plugin.ts";
import { contentRoutes } from "#api/content/content.routes.ts";
import { documentRoutes } from "#api/document/document.routes.ts";
import { documentPlugin } from "#api/document/document-plugin.ts";
import { walletStatementRoutes } from "#api/document/wallet-statement/wallet-statement.routes.ts";
import { calendarRoutes } from "#api/feed/calendar.routes.ts";
import { freshnessPlugin } from "#api/freshness/freshness-plugin.ts";
import { giftRoutes } from "#api/gift/gift.routes.ts";
import { giftAccessRoutes } from "#api/gift/gift-access.routes.ts";
import { giftOrderRoutes } from "#api/gift/gift-order.routes.ts";
import { hostRoutes } from "#api/host-access/host.routes.ts";
import { listRoutes } from "#api/list/list.routes.ts";
import { listPictureRoutes } from "#api/list/list-picture.routes.ts";
import { sharedListRoutes } from "#api/list/shared-list.routes.ts";
import { lookupRoutes } from "#api/lookup/lookup.routes.ts";
import { cartLoyaltyRoutes } from "#api/loyalty/cart-loyalty.routes.ts";
import { loyaltyRoutes } from "#api/loyalty/loyalty.routes.ts";
import { loyaltyPlugin } from "#api/loyalty/loyalty-plugin.ts";
import { orderCodeRoutes } from "#api/order/access/order-code.routes.ts";
import { accountOrderRoutes } from "#api/order/routes/account-order.routes.ts";
import { cancelRoutes } from "#api/order/routes/cancel.routes.ts";
import { changeRoutes } from "#api/order/routes/change.routes.ts";
import { orderRoutes } from "#api/order/routes/order.routes.ts";
import { stayRoutes } from "#api/order/routes/stay.routes.ts";
import { paymentRoutes } from "#api/payment/payment.routes.ts";
import { paymentPlugin } from "#api/payment/payment-plugin.ts";
import { deleteAccountRoutes } from "#api/personal-data/delete-account.routes.ts";
import { ownDataRoutes } from "#api/personal-data/personal-data.routes.ts";
import { placeRoutes } from "#api/place/place.routes.ts";
import { captchaRoutes } from "#api/platform/captcha/captcha.routes.ts";
import type { Db } from "#api/platform/database/database.ts";
import { refuseStrongRole } from "#api/platform/database/refuse-strong-role.ts";
import { armFaults } from "#api/platform/fault/fault-point.ts";
import { callerPlugin, type Identify } from "#api/platform/http/caller.ts";
import { etagPlugin } from "#api/platform/http/etag.ts";
import { BODY_LIMIT, jsonBodyPlugin } from "#api/platform/http/json-body.ts";
import { knownPathsPlugin } from "#api/platform/http/known-paths.ts";
import { type LogStream, logOptions } from "#api/platform/http/log.ts";
import { answerMalformedRequest } from "#api/platform/http/malformed-request.ts";
import { networkPlugin } from "#api/platform/http/network.ts";
import { pageCallsPlugin } from "#api/platform/http/page-calls.ts";
import { asProblem, problemHandlerPlugin, sendProblem } from "#api/platform/http/problem-handler.ts";
import { requestLogPlugin } from "#api/platform/http/request-log.ts";
import { apiHeadersPlugin } from "#api/platform/http/security/api-headers.ts";
import { cspReportsPlugin } from "#api/platform/http/security/csp-reports.ts";
import { serverTimeouts } from "#api/platform/http/server-timeouts.ts";
import { sitePlugin } from "#api/platform/http/site.ts";
import { strictCompiler } from "#api/platform/http/strict-schemas.ts";
import { drainPlugin } from "#api/platform/lifecycle/drain-plugin.ts";
import { healthPlugin } from "#api/platform/lifecycle/health-plugin.ts";
import { mailerPlugin } from "#api/platform/messaging/mail/mailer-plugin.ts";
import { metricsPlugin } from "#api/platform/metrics/metrics-plugin.ts";
import { openApiPlugin } from "#api/platform/openapi/openapi-plugin.ts";
import { type Delays, noDelays } from "#api/platform/overload/measure-delay.ts";
import { overloadPlugin } from "#api/platform/overload/overload-plugin.ts";
import { rateLimitsPlugin, sharedRateLimitsPlugin } from "#api/platform/rate-limits/rate-limits-plugin.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { propertyRoutes } from "#api/property/property.routes.ts";
import { googlePlugin } from "#api/review/google/google-plugin.ts";
import { reviewRoutes } from "#api/review/review.routes.ts";
import { searchRoutes } from "#api/search/search.routes.ts";
import { seoRoutes } from "#api/seo/seo.routes.ts";
import { smsCallbackRoutes } from "#api/sms/callback/sms-callback.routes.ts";
import { smsPlugin } from "#api/sms/sms-plugin.ts";
import { systemRoutes } from "#api/system/system.routes.ts";
import { walletRoutes } from "#api/wallet/wallet.routes.ts";
import { jobPlugin } from "./jobs.ts";

declare module "fastify" {
  interface FastifyInstance {
    db: Db;
    settings: Settings;
    /** The clock of the process; in tests it has the same offset as the database clock. */
    now: () => Date;
  }
}

export type AppParts = {
  db: Db;
  /** Identifies the caller; by session unless a test replaces it. */
  identify?: Identify;
  logStream?: LogStream;
  /** Cheap for tests, which make many accounts. */
  passwordCost?: HashCost;
  /** What requests wait for; without it no call is refused because of overload. */
  delays?: Delays;
  /** Registers plugins that must come before the routes, such as compression. */
  beforeRoutes?: (app: FastifyInstance) => Promise<unknown>;
};

/** Builds the API: first the plugins around every request, then the routes of each feature. The caller starts and stops it. */
export async function buildApp(settings: Settings, parts: AppParts): Promise<FastifyInstance> {
  const { db } = parts;
  const sessionListener = cartSessionListener;
  const identify = parts.identify ?? identifySession({ db, settings, sessionListener });
  const pool = db.$client;
  armFaults(settings);
  const app = Fastify(serverOptions(settings, parts.logStream)).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(strictCompiler).setSerializerCompiler(serializerCompiler);
  app.decorate("db", db).decorate("settings", settings).decorate("sessionListener", sessionListener);
  app.decorate("now", () => new Date(Date.now() + settings.clockOffsetMs));

  if (settings.appEnv === "production") app.addHook("onReady", () => refuseStrongRole(db));

  await app.register(knownPathsPlugin);
  await app.register(openApiPlugin);
  await app.register(requestLogPlugin);
  await app.register(problemHandlerPlugin);
  await app.register(metricsPlugin, { pool });
  await app.register(drainPlugin);
  await app.register(apiHeadersPlugin);
  await app.register(networkPlugin);
  await app.register(sitePlugin, { settings });
  await app.register(pageCallsPlugin);
  await app.register(freshnessPlugin);
  await app.register(rateLimitsPlugin, { settings });
  await app.register(overloadPlugin, { settings, delays: parts.delays ?? noDelays });
  await app.register(sharedRateLimitsPlugin, { settings, pool });
  await app.register(callerPlugin, { identify });
  await app.register(holderPlugin);
  await app.register(couponPlugin);
  await app.register(jsonBodyPlugin);
  await app.register(etagPlugin);
  await app.register(healthPlugin, { db });
  await app.register(cspReportsPlugin);
  await app.register(mailerPlugin);
  await app.register(googlePlugin);
  await app.register(paymentPlugin);
  await app.register(loyaltyPlugin);
  await app.register(documentPlugin);
  await app.register(smsPlugin);
  await app.register(jobPlugin);
  await app.register(socialPlugin);
  await app.register(accountLimitsPlugin);
  await app.register(passwordPlugin, { cost: parts.passwordCost });
  await parts.beforeRoutes?.(app);
  await addRoutes(app);
  return app;
}

async function addRoutes(app: FastifyInstance): Promise<void> {
  await app.register(systemRoutes);
  await app.register(analyticsRoutes);
  await app.register(lookupRoutes);
  await app.register(placeRoutes);
  await app.register(propertyRoutes);
  await app.register(loyaltyRoutes);
  await app.register(cartLoyaltyRoutes);
  await app.register(walletRoutes);
  await app.register(giftRoutes);
  await app.register(giftOrderRoutes);
  await app.register(giftAccessRoutes);
  await app.register(reviewRoutes);
  await app.register(contentRoutes);
  await app.register(searchRoutes);
  await app.register(paymentRoutes);
  await app.register(orderRoutes);
  await app.register(cancelRoutes);
  await app.register(documentRoutes);
  await app.register(walletStatementRoutes);
  await app.register(orderCodeRoutes);
  await app.register(stayRoutes);
  await app.register(hostRoutes);
  await app.register(changeRoutes);
  await app.register(seoRoutes);
  await app.register(calendarRoutes);
  await app.register(cartRoutes);
  await app.register(couponRoutes);
  await app.register(insuranceRoutes);
  await app.register(captchaRoutes);
  await app.register(sessionRoutes);
  await app.register(accountRoutes);
  await app.register(passwordRoutes);
  await app.register(verificationRoutes);
  await app.register(profileRoutes);
  await app.register(ownDataRoutes);
  await app.register(travellerRoutes);
  await app.register(listRoutes);
  await app.register(sharedListRoutes);
  await app.register(listPictureRoutes);
  await app.register(recentPropertyRoutes);
  await app.register(alertRoutes);
  await app.register(socialRoutes);
  await app.register(socialReturnRoutes);
  await app.register(passkeyRoutes);
  await app.register(accountOrderRoutes);
  await app.register(deleteAccountRoutes);
  await app.register(smsCallbackRoutes);
}

function serverOptions(settings: Settings, logStream?: LogStream): FastifyHttpOptions<RawServerDefault> {
  const timeouts = serverTimeouts();
  return {
    logger: logOptions(settings, logStream),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    bodyLimit: BODY_LIMIT,
    ...timeouts,
    http: { ...timeouts.http, maxHeaderSize: 16 * 1024 },
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    clientErrorHandler: answerMalformedRequest,
    frameworkErrors: (error, request, reply) => sendProblem(asProblem(error), request, reply),
  };
}
