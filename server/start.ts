import { readSettings } from "#api/platform/settings/settings.ts";
import { explainError } from "#server/error/explain-error.ts";
import { addresses } from "#server/start/addresses.ts";
import { type Product, runProduct } from "#server/start/run-product.ts";
import { stopOnSignal } from "#server/start/stop-on-signal.ts";

// Only means optimised React; APP_ENV says what this process is.
process.env.NODE_ENV = "production";
// A demo logs little; production logs every request.
if (process.env.APP_ENV !== "production") process.env.LOG_LEVEL ??= "warn";

const abort = new AbortController();
let starting: Promise<Product> | undefined;

stopOnSignal(async () => {
  console.log("\nStopping.");
  abort.abort();
  const product = await starting?.catch(() => null);
  await product?.stop();
});

try {
  const began = performance.now();
  const settings = readSettings(process.env);
  console.log(`Mabeet, ${settings.appEnv}`);
  const print = (step: string, text: string) => console.log(`  ${step.padEnd(9)} ${text}`);
  starting = runProduct(settings, { print, signal: abort.signal });
  const product = await starting;
  console.log(`  ready in ${((performance.now() - began) / 1000).toFixed(1)} s\n\nOpen`);
  console.log(addresses(product.settings).join("\n"));
  console.log("\nStop with Ctrl-C.");
} catch (error) {
  if (!abort.signal.aborted) {
    console.error(explainError(error, process.env.LOG_LEVEL));
    process.exit(1);
  }
}
