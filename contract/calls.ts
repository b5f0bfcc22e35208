import type * as analytics from "./analytics.ts";
import type * as cart from "./cart.ts";
import type * as content from "./content.ts";
import type { CallOf, Endpoint } from "./endpoint.ts";
import type { EndpointName } from "./endpoints.ts";
import type * as insurance from "./insurance.ts";
import type * as lookup from "./lookup.ts";
import type * as loyalty from "./loyalty.ts";
import type * as order from "./order.ts";
import type * as payment from "./payment.ts";
import type * as property from "./property.ts";
import type * as quote from "./quote.ts";
import type * as review from "./review.ts";
import type * as search from "./search.ts";
import type * as system from "./system.ts";
import type * as tour from "./tour.ts";

type Shapes = typeof system &
  typeof cart &
  typeof insurance &
  typeof payment &
  typeof order &
  typeof loyalty &
  typeof tour &
  typeof analytics &
  typeof lookup &
  typeof property &
  typeof quote &
  typeof review &
  typeof content &
  typeof search;

/** Every call by name with what it takes and answers. A name of the table without a shape does not compile. */
export type Calls = { [Name in EndpointName]: Shapes[Name] extends Endpoint ? CallOf<Shapes[Name]> : never };
