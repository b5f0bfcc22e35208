import { z } from "zod";
import { BothLanguages } from "#contract/endpoint/both-languages.ts";
import { type Endpoint, keyed } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { currencies } from "#domain/money/currency.ts";
import { ChosenEarning, EarnInput } from "./earning.ts";
import { UnitCancellationPolicy } from "./quote.ts";

const Currency = z.enum(currencies);
const Day = z.string().max(40);

/** Adults and children; together they must fit into the property. */
export const GuestCount = z.object({ adults: z.int().min(1).max(1_000), children: z.int().min(0).max(1_000) });

/** As typed: `domain/guest` checks the fields and answers with the rule that each one broke. */
const TravellerInput = z.object({
  title: z.enum(["mr", "mrs", "ms"]).optional(),
  firstName: z.string().max(200),
  lastName: z.string().max(200),
  email: z.string().max(400),
  phone: z.object({ dialCode: z.string().max(8), number: z.string().max(40), countryCode: z.string().max(3) }),
  nationality: z.string().max(3).optional(),
  /** `HH:MM` in the time zone of the property. */
  arrivalTime: z.string().max(5).optional(),
  note: z.string().max(2_000).optional(),
  bookingForOther: z.boolean(),
  guestCount: GuestCount,
  agreeRules: z.boolean(),
  subscribe: z.boolean(),
});
export type TravellerInput = z.infer<typeof TravellerInput>;

/** The lead guest as stored. */
export const Traveller = z.object({
  title: z.enum(["mr", "mrs", "ms"]).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.object({ dialCode: z.string(), number: z.string(), countryCode: z.string() }),
  nationality: z.string().nullable(),
  arrivalTime: z.string().nullable(),
  note: z.string().nullable(),
  bookingForOther: z.boolean(),
  guestCount: GuestCount,
  agreeRules: z.literal(true),
  subscribe: z.boolean(),
});
export type Traveller = z.infer<typeof Traveller>;

export const cartProductTypes = ["accommodation", "rule", "insurance", "coupon", "loyalty", "vat"] as const;

/** One line of the price. `price` is base riyals; `displayPrice` is the same in the currency of this cart. */
export const CartProduct = z.object({
  productId: z.string(),
  type: z.enum(cartProductTypes),
  /** `chalet` for the property; the programme for points. */
  category: z.string(),
  name: z.string(),
  /** In the language of the call, e.g. "Service fee". */
  description: z.string(),
  /** The code of the coupon or of the rule. */
  code: z.string().nullable(),
  price: z.object({ total: z.number() }),
  displayPrice: z.object({ currency: Currency, total: z.number() }),
  notes: z.array(
    z.object({ type: z.enum(["info", "warning", "error"]), code: z.int().nullable(), message: BothLanguages }),
  ),
  additionalData: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  options: z.array(z.string()),
  traveller: Traveller.nullable(),
});
export type CartProduct = z.infer<typeof CartProduct>;

/** Base riyals: `total = subtotal + vat + insurance − coupons − loyalty`, never below 0. */
const Totals = z.object({
  subtotal: z.number(),
  vat: z.number(),
  insurance: z.number(),
  coupons: z.number(),
  loyalty: z.number(),
  total: z.number(),
  currency: z.literal("SAR"),
  /** The charged amount in the currency of this cart, as shown on the pay button. */
  payable: z.object({ total: z.number(), currency: Currency }),
});
export type CartTotals = z.infer<typeof Totals>;

/** The host; sent only after payment. */
export const HostContact = z.object({
  firstName: z.string(),
  phone: z.string(),
  hasWhatsapp: z.boolean(),
  userType: z.enum(["OWNER", "CARETAKER", "COMPANY"]),
});

const Described = z.object({ descriptionEn: z.string(), descriptionAr: z.string() });

export const StayedHome = z.object({
  propertyId: z.int(),
  propertyTypeId: z.int(),
  nameEn: z.string(),
  nameAr: z.string(),
  originalNameEn: z.string().nullable(),
  originalNameAr: z.string().nullable(),
  addressEn: z.string(),
  addressAr: z.string(),
  /** Labels in the language of the call. */
  city: z.string(),
  area: z.string(),
  location: z.object({
    latitude: z.number(),
    longitude: z.number(),
    isExact: z.boolean(),
    cityId: z.int(),
    areaId: z.int(),
  }),
  thumbnailImage: z.object({ url: z.string(), placeholder: z.string(), alt: BothLanguages }).nullable(),
  capacity: z.int(),
  checkinBeginTime: z.string(),
  checkoutEndTime: z.string(),
  timeZone: z.string(),
});

export type StayedHome = z.infer<typeof StayedHome>;

const ChaletView = StayedHome.extend({
  /** With the labels of its area and city, in the language of the call. */
  location: StayedHome.shape.location.extend({ area: z.string(), city: z.string() }),
  contact: HostContact.nullable(),
  checkIn: z.string(),
  checkOut: z.string(),
  numberOfNights: z.int(),
  guestCount: GuestCount,
  /** The lead guest, once known. */
  guests: Traveller.nullable(),
  totals: z.object({
    cartTotal: z.number(),
    propertyTotalPrice: z.number(),
    currency: z.literal("SAR"),
    insuranceAmount: z.number(),
    subtotal: z.number(),
  }),
  rules: z.object({
    fixedRules: z.array(z.object({ ruleId: z.int() })),
    otherRules: z.array(Described),
    insuranceAmount: z.number(),
  }),
  unitCancellationPolicies: z.array(UnitCancellationPolicy),
  /** The rate is locked when the cart is created. */
  currencies: z.object({
    base: z.literal("SAR"),
    display: Currency,
    rate: z.number(),
    lockedAt: z.iso.datetime(),
  }),
  expiredAt: z.iso.datetime(),
});

export const Cart = z.object({
  cartId: z.uuid(),
  siteId: z.string(),
  status: z.enum(["open", "paying", "ordered", "released"]),
  /** The hold expired or was released: the cart cannot be changed. */
  expired: z.boolean(),
  expiredAt: z.iso.datetime(),
  /** The server time of this answer, so that a wrong client clock does not matter. */
  serverTime: z.iso.datetime(),
  products: z.array(CartProduct),
  totals: Totals,
  chalet: ChaletView,
  /** After a payment attempt: the order, and the open or last payment. */
  orderNumber: z.string().nullable(),
  paymentId: z.uuid().nullable(),
  /** The programme in which the stay will earn points, with what others may see of the number. */
  earn: ChosenEarning.nullable(),
  /** For a cart that changes an order: its stay until then, and the new total beside what was paid before. */
  change: z
    .object({
      orderNumber: z.string(),
      checkIn: z.string(),
      checkOut: z.string(),
      newTotal: z.number(),
      paidBefore: z.number(),
      /** Riyals that the change costs, whatever pays for it. */
      due: z.number(),
    })
    .nullable(),
});
export type Cart = z.infer<typeof Cart>;

export const CartAddress = z.object({ cartId: z.string().max(60) });
export const answersCart = { 200: Cart };
/** Required with code 6005 above the limit of concurrent holds. */
const CaptchaToken = z.string().max(2_000).optional();

export const createCart = {
  ...endpoints.createCart,
  config: keyed,
  schema: {
    body: z.object({
      propertyId: z.int32().positive(),
      checkIn: Day,
      checkOut: Day,
      guestCount: GuestCount,
      quoteId: z.string().max(2_000),
      searchId: z.string().max(60).optional(),
      marketing: z
        .object({
          source: z.string().max(100).optional(),
          medium: z.string().max(100).optional(),
          campaign: z.string().max(100).optional(),
        })
        .optional(),
      captchaToken: CaptchaToken,
    }),
    response: { 201: Cart },
  },
} as const satisfies Endpoint;

export type CartInput = z.output<typeof createCart.schema.body>;

export const getCart = {
  ...endpoints.getCart,
  schema: { params: CartAddress, response: answersCart },
} as const satisfies Endpoint;

export const releaseCart = {
  ...endpoints.releaseCart,
  schema: { params: CartAddress, response: { 204: z.null() } },
} as const satisfies Endpoint;

export const setGuest = {
  ...endpoints.setGuest,
  config: keyed,
  schema: {
    params: CartAddress,
    body: z.object({
      traveller: TravellerInput,
      earn: EarnInput.nullable().optional(),
      captchaToken: CaptchaToken,
    }),
    response: answersCart,
  },
} as const satisfies Endpoint;
