import type { Calls } from "#contract/calls.ts";
import type { EndpointName } from "#contract/endpoints.ts";

/** Asks the API for something the page needs. */
export type Ask = <Name extends EndpointName>(
  name: Name,
  input: Calls[Name]["input"],
) => Promise<Calls[Name]["answer"]>;
