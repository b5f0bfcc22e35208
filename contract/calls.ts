import type * as account from "./account/account.ts";
import type * as deleteAccount from "./account/delete-account.ts";
import type * as passkey from "./account/passkey.ts";
import type * as profile from "./account/profile.ts";
import type * as social from "./account/social.ts";
import type * as traveller from "./account/traveller.ts";
import type * as cart from "./cart/cart.ts";
import type * as coupon from "./cart/coupon.ts";
import type * as hold from "./cart/hold.ts";
import type * as insurance from "./cart/insurance.ts";
import type * as loyalty from "./cart/loyalty.ts";
import type * as payment from "./cart/payment.ts";
import type * as quote from "./cart/quote.ts";
import type { CallOf, Endpoint } from "./endpoint/endpoint.ts";
import type { EndpointName } from "./endpoint/endpoints.ts";
import type * as alert from "./list/alert.ts";
import type * as hostProfile from "./list/host-profile.ts";
import type * as list from "./list/list.ts";
import type * as recentProperty from "./list/recent-property.ts";
import type * as savedProperty from "./list/saved-property.ts";
import type * as cancel from "./order/cancel.ts";
import type * as change from "./order/change.ts";
import type * as document from "./order/document.ts";
import type * as host from "./order/host.ts";
import type * as order from "./order/order.ts";
import type * as orderList from "./order/order-list.ts";
import type * as property from "./property/property.ts";
import type * as review from "./property/review.ts";
import type * as tour from "./property/tour.ts";
import type * as compare from "./search/compare.ts";
import type * as place from "./search/place.ts";
import type * as search from "./search/search.ts";
import type * as analytics from "./site/analytics.ts";
import type * as content from "./site/content.ts";
import type * as lookup from "./site/lookup.ts";
import type * as system from "./site/system.ts";
import type * as gift from "./wallet/gift.ts";
import type * as wallet from "./wallet/wallet.ts";

type Shapes = typeof system &
  typeof cart &
  typeof coupon &
  typeof hold &
  typeof gift &
  typeof host &
  typeof hostProfile &
  typeof insurance &
  typeof payment &
  typeof place &
  typeof order &
  typeof orderList &
  typeof cancel &
  typeof document &
  typeof change &
  typeof loyalty &
  typeof wallet &
  typeof tour &
  typeof analytics &
  typeof list &
  typeof lookup &
  typeof property &
  typeof quote &
  typeof review &
  typeof content &
  typeof compare &
  typeof savedProperty &
  typeof recentProperty &
  typeof alert &
  typeof search &
  typeof account &
  typeof deleteAccount &
  typeof profile &
  typeof social &
  typeof passkey &
  typeof traveller;

/** Every call by name with its input and answer. A name of the table without a schema does not compile. */
export type Calls = { [Name in EndpointName]: Shapes[Name] extends Endpoint ? CallOf<Shapes[Name]> : never };
