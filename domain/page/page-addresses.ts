/** The surface of an address: pages for phones lie under /mweb; the other pages have one address for both. */
export type Surface = "desktop" | "mobile";
type Address<Path extends string = string> = { desktop: Path; mobile: string };

const one = <const Path extends string>(path: Path): Address<Path> => ({ desktop: path, mobile: path });
const two = <const Path extends string>(path: Path): Address<Path> => ({ desktop: path, mobile: `/mweb${path}` });

/** The address of every page without its language, by group; `:name` is a parameter. Routes, links and SEO read it. */
export const pageGroups = {
  browse: {
    frontPage: { desktop: "/chalets-home", mobile: "/mweb/chalets/home" } as Address<"/chalets-home">,
    search: two("/chalets/search"),
    findPlace: two("/chalets/where"),
    property: two("/chalet/details/:propertyId"),
    oldProperty: two("/chalet/details"),
    compare: two("/compare"),
    hostProfile: two("/hosts/:hostId"),
  },
  checkout: {
    guest: two("/chalet/guest"),
    payment: two("/chalet/payment"),
    paymentReturn: two("/chalet/payment/return"),
    confirmation: two("/chalet/confirmation"),
  },
  login: {
    login: one("/login"),
    socialLogin: one("/login/social"),
    register: one("/register"),
    forgotPassword: one("/forgot-password"),
    resetPassword: one("/reset-password/:token"),
    verifyEmail: one("/verify/email"),
    verifyPhone: one("/verify/phone"),
  },
  account: {
    account: one("/account"),
    accountProfile: one("/account/profile"),
    accountSecurity: one("/account/security"),
    accountTravellers: one("/account/travellers"),
    accountTraveller: one("/account/travellers/:travellerId"),
    accountOrders: one("/account/orders"),
    accountOrder: one("/account/orders/:orderNumber"),
    accountOrderCancel: one("/account/orders/:orderNumber/cancel"),
    accountOrderChange: one("/account/orders/:orderNumber/change"),
    accountNotifications: one("/account/notifications"),
    accountBilling: one("/account/billing"),
    accountWallet: one("/account/wallet"),
  },
  gift: {
    giftCards: one("/gift-cards"),
    giftRedeem: one("/gift-cards/redeem"),
    giftOrder: one("/gift-cards/:giftOrderNumber"),
    giftPayment: one("/gift-cards/:giftOrderNumber/payment"),
  },
  host: {
    hostOrder: one("/host/order/:orderNumber"),
  },
  site: {
    saved: two("/saved"),
    sharedList: two("/list/:token"),
    manageBooking: one("/manage-booking"),
    document: one("/document/:token"),
    manageBookingCancel: one("/manage-booking/cancel"),
    manageBookingChange: one("/manage-booking/change"),
    newsletter: one("/newsletter"),
    alertStop: one("/alert/stop"),
    terms: one("/terms"),
    privacy: one("/privacy"),
    help: one("/help"),
    offline: one("/offline"),
    gallery: one("/gallery"),
    galleryStory: one("/gallery/:story"),
  },
} as const satisfies Record<string, Record<string, Address>>;

export const pageAddresses = {
  ...pageGroups.browse,
  ...pageGroups.checkout,
  ...pageGroups.login,
  ...pageGroups.account,
  ...pageGroups.gift,
  ...pageGroups.host,
  ...pageGroups.site,
};

export type Page = keyof typeof pageAddresses;

/** Further addresses of pages: the app opens the front page here. */
export const pageAliases = { "/mweb/home": "frontPage" } as const satisfies Record<string, Page>;

type ParamOf<Path extends string> = Path extends `${string}:${infer Rest}` ? FirstSegment<Rest> : never;
type FirstSegment<Rest extends string> = Rest extends `${infer Param}/${string}` ? Param : Rest;
type Params<Name extends Page> = ParamOf<(typeof pageAddresses)[Name]["desktop"]>;
/** The parameters of a page's address, which it cannot do without, and its query. */
export type PageValues<Name extends Page> = Record<Params<Name>, string> & Partial<Record<string, string>>;
/** A page whose address has no parameter. */
export type PlainPage = { [Name in Page]: Params<Name> extends never ? Name : never }[Page];
/** The values may be left out where the address has no parameter. */
export type PageArguments<Name extends Page> =
  Params<Name> extends never ? [values?: PageValues<Name>] : [values: PageValues<Name>];

/** The address of a page without its language. Values that are not parameters become the query; empty ones are left out. */
export function pagePath<Name extends Page>(page: Name, surface: Surface, ...[values]: PageArguments<Name>): string {
  const query: string[] = [];
  let path: string = pageAddresses[page][surface];
  for (const [name, value = ""] of Object.entries<string | undefined>(values ?? {})) {
    if (path.includes(`:${name}`)) path = path.replace(`:${name}`, encodeURIComponent(value));
    else if (value !== "") query.push(`${formEncoded(name)}=${formEncoded(value)}`);
  }
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}

/** As URLSearchParams writes it, which the domain does not have. */
function formEncoded(text: string): string {
  const escaped = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text)
    .replace(/[!'()~]/g, escaped)
    .replaceAll("%20", "+");
}

/** The same page on the other surface, or `undefined` where no page has this address. */
export function onSurface(path: string, from: Surface, to: Surface): string | undefined {
  for (const address of Object.values(pageAddresses)) {
    const parameter = parameterIn(address[from], path);
    if (parameter !== null) return address[to].replace(/:\w+/, parameter);
  }
  return undefined;
}

/** Whether the path is an address of the page, on either surface. */
export function isPathOf(page: Page, path: string): boolean {
  const { desktop, mobile } = pageAddresses[page];
  return parameterIn(desktop, path) !== null || parameterIn(mobile, path) !== null;
}

/** The value of an address parameter, "" for an address without one, `null` for another path. */
function parameterIn(address: string, path: string): string | null {
  const [before = "", after] = address.split(/:\w+/);
  if (after === undefined) return path === address ? "" : null;
  const isOurs = path.startsWith(before) && path.endsWith(after);
  const rest = isOurs ? path.slice(before.length, path.length - after.length) : "";
  return rest === "" || rest.includes("/") ? null : rest;
}
