import { startProductProcess } from "#tools/test/product-process.ts";

/** Starts the product once for all journeys; they find it through `BASE_PORT` and the sandbox's inbox through `SANDBOX_PORT`. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const product = await startProductProcess({
    LIMIT_SEARCH: "100000",
    LIMIT_READ: "100000",
    LIMIT_WRITE: "100000",
    HOLDS_PER_NETWORK: "100000",
    HOLDS_PER_CONTACT: "100000",
  });
  process.env.BASE_PORT = String(product.port);
  process.env.SANDBOX_PORT = String(product.sandboxPort);
  return async () => {
    const code = await product.stop();
    if (code !== 0) throw new Error(`The product did not stop well (exit code ${code}):\n${product.said()}`);
  };
}
