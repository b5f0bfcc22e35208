import type { Route } from "../route.ts";
import { complianceRoutes } from "./compliance-routes.ts";
import { reportRoutes } from "./report-routes.ts";

/** The gateway of the Saudi tax authority. */
export const taxRoutes: readonly Route[] = [...reportRoutes, ...complianceRoutes];
