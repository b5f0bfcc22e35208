import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "#tools/chromium.ts";
import { shotPages } from "#tools/shots/pages.ts";
import { cityWithHomes, openProduct } from "#tools/shots/product.ts";
import { axeVariants } from "../../e2e/axe-variants.ts";
import { faultsOfPage } from "../../e2e/faults-of-page.ts";

/** Every page and gallery state in every brand, language and width, one after the other. */
const product = await openProduct(process.env);
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
let looks = 0;
let faulty = 0;
try {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(120_000);
  for (const { id, path } of shotPages(await cityWithHomes(product.port))) {
    for (const { brand, language, width } of axeVariants) {
      const address = `http://${brand}-sa.localhost:${product.port}/${language}${path}`;
      const faults = await faultsOfPage(page, address, width);
      looks += 1;
      if (faults.length === 0) continue;
      faulty += 1;
      console.log(`${id} (${brand}, ${language}, ${width} px)\n  ${faults.join("\n  ")}`);
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
console.log(`${looks} looks, ${faulty} with barriers; the limit is 0.`);
process.exitCode = faulty === 0 ? 0 : 1;
