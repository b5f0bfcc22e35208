import type * as account from "./account.ts";
import type * as alert from "./alert.ts";
import type * as analytics from "./analytics.ts";
import type * as cancel from "./cancel.ts";
import type * as cart from "./cart.ts";
import type * as change from "./change.ts";
import type * as compare from "./compare.ts";
import type * as content from "./content.ts";
import type * as coupon from "./coupon.ts";
import type * as document from "./document.ts";
import type { CallOf, Endpoint } from "./endpoint.ts";
import type { EndpointName } from "./endpoints.ts";
import type * as gift from "./gift.ts";
import type * as hold from "./hold.ts";
import type * as host from "./host.ts";
import type * as insurance from "./insurance.ts";
import type * as list from "./list.ts";
import type * as lookup from "./lookup.ts";
import type * as loyalty from "./loyalty.ts";
import type * as order from "./order.ts";
import type * as orderList from "./order-list.ts";
import type * as passkey from "./passkey.ts";
import type * as payment from "./payment.ts";
import type * as place from "./place.ts";
import type * as profile from "./profile.ts";
import type * as property from "./property.ts";
import type * as quote from "./quote.ts";
import type * as recentProperty from "./recent-property.ts";
import type * as review from "./review.ts";
import type * as savedProperty from "./saved-property.ts";
import type * as search from "./search.ts";
import type * as social from "./social.ts";
import type * as system from "./system.ts";
import type * as tour from "./tour.ts";
import type * as traveller from "./traveller.ts";
import type * as wallet from "./wallet.ts";

type Shapes = typeof system &
  typeof cart &
  typeof coupon &
  typeof hold &
  typeof gift &
  typeof host &
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
  typeof profile &
  typeof social &
  typeof passkey &
  typeof traveller;

/** Every call by name with its input and answer. A name of the table without a schema does not compile. */
export type Calls = { [Name in EndpointName]: Shapes[Name] extends Endpoint ? CallOf<Shapes[Name]> : never };
