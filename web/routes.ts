import { index, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** Pages that stand on desktop addresses and again under /mweb, as the same module. */
const twins = [
  { id: "home", desktop: "chalets-home", mobile: "mweb/chalets/home", module: "routes/front-page.tsx" },
  { id: "search", desktop: "chalets/search", mobile: "mweb/chalets/search", module: "routes/search.tsx" },
  {
    id: "details",
    desktop: "chalet/details/:propertyId",
    mobile: "mweb/chalet/details/:propertyId",
    module: "routes/property.tsx",
  },
  { id: "guest", desktop: "chalet/guest", mobile: "mweb/chalet/guest", module: "routes/guest.tsx" },
  { id: "payment", desktop: "chalet/payment", mobile: "mweb/chalet/payment", module: "routes/payment.tsx" },
  {
    id: "payment-return",
    desktop: "chalet/payment/return",
    mobile: "mweb/chalet/payment/return",
    module: "routes/payment-return.tsx",
  },
  {
    id: "confirmation",
    desktop: "chalet/confirmation",
    mobile: "mweb/chalet/confirmation",
    module: "routes/confirmation.tsx",
  },
  {
    id: "details-before",
    desktop: "chalet/details",
    mobile: "mweb/chalet/details",
    module: "routes/redirect-old-property.tsx",
  },
];

/** Every page works bare and behind a language. */
export default [
  route(":lang?", "routes/language.tsx", [
    index("routes/redirect-to-front-page.tsx"),
    ...twins.map(({ id, desktop, module }) => route(desktop, module, { id })),
    ...twins.map(({ id, mobile, module }) => route(mobile, module, { id: `mweb-${id}` })),
    route("mweb/home", "routes/front-page.tsx", { id: "mweb-app-home" }),
    route("login", "routes/login.tsx"),
    route("login/social", "routes/login-social.tsx"),
    route("register", "routes/register.tsx"),
    route("forgot-password", "routes/forgot-password.tsx"),
    route("reset-password/:token", "routes/reset-password.tsx"),
    route("verify/email", "routes/verify-email.tsx"),
    route("verify/phone", "routes/verify-phone.tsx"),
    ...prefix("account", [
      index("routes/account.tsx"),
      route("profile", "routes/profile.tsx"),
      route("security", "routes/security.tsx"),
      route("travellers", "routes/travellers.tsx"),
      route("travellers/:travellerId", "routes/traveller.tsx"),
      route("orders", "routes/orders.tsx"),
      route("orders/:orderNumber", "routes/order.tsx"),
      route("notifications", "routes/notifications.tsx"),
      route("billing", "routes/billing.tsx"),
    ]),
    route("manage-booking", "routes/manage-booking.tsx"),
    route("newsletter", "routes/newsletter.tsx"),
    route("terms", "routes/terms.tsx"),
    route("privacy", "routes/privacy.tsx"),
    route("help", "routes/help.tsx"),
    route("offline", "routes/offline.tsx"),
    route("gallery", "routes/gallery.tsx"),
    route("gallery/:story", "routes/gallery-story.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
  route("preferences", "routes/preferences.tsx"),
  route("logout", "routes/logout.tsx"),
  route("consent", "routes/consent.tsx"),
] satisfies RouteConfig;
