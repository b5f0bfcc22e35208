import { runFields } from "../run-fields.ts";
import { mountCheckoutFields } from "./checkout-fields.ts";
import { loadFlow } from "./flow.ts";

runFields("checkout", ({ library }) => {
  const loading = loadFlow(library);
  // A failure is reported when the fields are mounted.
  loading.catch(() => {});
  return (mounting) => mountCheckoutFields(loading, mounting);
});
