import { join } from "node:path";
import { startPostgres } from "#server/postgres/start-postgres.ts";
import { startProductProcess } from "#server/testing/product-process.ts";

/**
 * Starts the product once for all journeys. They reach it through `BASE_PORT`, the sandbox through `SANDBOX_PORT`, the
 * database through `PRODUCT_DATABASE_URL` and the files through `PRODUCT_DATA_DIR`.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const product = await startProductProcess({
    SAMPLE_PICTURES: "yes",
    CARD_GATEWAYS: "BH:moyasar,*:checkout",
    LIMIT_SEARCH: "100000",
    LIMIT_READ: "100000",
    LIMIT_PAGES: "100000",
    LIMIT_WRITE: "100000",
    LIMIT_REGISTER: "100000",
    LIMIT_FORGOT: "100000",
    LIMIT_SMS: "100000",
    LIMIT_COUPON: "100000",
    LIMIT_GIFT: "100000",
    LIMIT_SHARE: "100000",
    LIMIT_VOTE: "100000",
    GIFT_WAIT_MINUTES: "0",
    GIFT_DAY_CARDS: "100000",
    GIFT_DAY_SAR: "1000000",
    HOLDS_PER_NETWORK: "100000",
    HOLDS_PER_CONTACT: "100000",
  });
  process.env.BASE_PORT = String(product.port);
  process.env.PRODUCT_DATA_DIR = product.dataDir;
  process.env.SANDBOX_PORT = String(product.sandboxPort);
  process.env.PRODUCT_DATABASE_URL = (await startPostgres({ dir: join(product.dataDir, "postgres") })).url;
  return async () => {
    const code = await product.stop();
    if (code !== 0) throw new Error(`The product did not stop well (exit code ${code}):\n${product.output()}`);
  };
}
