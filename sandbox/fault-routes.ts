import { clearFaults, faults, isFault, listFaults, setFault } from "./faults.ts";
import { Refusal, type Route } from "./route.ts";

const MAX_TIMES = 1000;
const TARGET = /^((GET|POST|PUT|DELETE) )?\/\S*$/;

export const faultRoutes: readonly Route[] = [
  { method: "GET", path: /^\/faults$/, answer: () => ({ json: { known: faults, switched: listFaults() } }) },
  {
    method: "POST",
    path: /^\/faults$/,
    answer: ({ body }) => {
      const { path, fault, times = 1 } = body as { path?: unknown; fault?: unknown; times?: unknown };
      if (typeof path !== "string" || !TARGET.test(path)) throw new Refusal(400, "path: a path of this server");
      if (!isFault(fault)) throw new Refusal(400, `fault: one of ${faults.join(", ")}`);
      if (!Number.isInteger(times) || Number(times) < 1 || Number(times) > MAX_TIMES)
        throw new Refusal(400, `times: 1 to ${MAX_TIMES}`);
      setFault(path, fault, Number(times));
      return { status: 201, json: { path, fault, times } };
    },
  },
  {
    method: "DELETE",
    path: /^\/faults$/,
    answer: () => {
      clearFaults();
      return { json: { switched: [] } };
    },
  },
];
