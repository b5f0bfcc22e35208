import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "#tools/chromium.ts";
import { chosenPages, pathTo, shotPages } from "#tools/shots/pages.ts";
import { openProduct, subjectOf } from "#tools/shots/product.ts";
import { addressOf } from "#tools/shots/variants.ts";
import { axeVariants } from "../../e2e/accessibility/axe-variants.ts";
import { ALL_ITEMS } from "../../e2e/accessibility/hide-unchecked.ts";
import { longTextProblems } from "../../e2e/accessibility/long-texts.ts";
import { pageViolations, partOf } from "../../e2e/accessibility/page-violations.ts";

const AT_ONCE = 2;

/** Every page and gallery state in every brand, language and width; the pages once more with longer texts. */
const product = await openProduct(process.env);
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
let checked = 0;
let faulty = 0;
try {
  const subject = await subjectOf(product.port);
  const wanted = chosenPages(shotPages, process.argv.slice(2)).flatMap((page) =>
    axeVariants
      .filter(({ brand }) => brand === (page.brand ?? brand))
      .map((variant) => ({ ...variant, shot: { ...page, path: pathTo(page, subject) } })),
  );
  const checkNext = async () => {
    const page = await (await browser.newContext()).newPage();
    page.setDefaultTimeout(120_000);
    for (let next = wanted.shift(); next; next = wanted.shift()) {
      const { brand, language, width, shot } = next;
      const address = addressOf({ brand, language }, shot, product.port);
      const faults = await pageViolations(page, shot, { address, width, maxItems: ALL_ITEMS });
      if (!shot.id.startsWith("gallery")) faults.push(...(await longTextProblems(page, partOf(shot))));
      checked += 1;
      if (checked % 40 === 0) console.log(`${checked} pages checked, ${wanted.length} left`);
      if (faults.length === 0) continue;
      faulty += 1;
      console.log(`${shot.id} (${brand}, ${language}, ${width} px)\n  ${faults.join("\n  ")}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, checkNext));
} finally {
  await browser.close();
  await product.stop();
}
console.log(`${checked} pages checked, ${faulty} with violations; the limit is 0.`);
process.exitCode = faulty === 0 ? 0 : 1;
