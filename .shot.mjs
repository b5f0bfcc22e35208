import { chromium } from "@playwright/test";
import { findChromium, CHROMIUM_FLAGS } from "./tools/chromium.ts";
const [,, what = "all"] = process.argv;
const b = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };
const base = "http://mabeet-sa.localhost:4310";
const shot = async (page, name) => { await page.screenshot({ path: `/tmp/h/gs-${name}.png`, fullPage: true }); console.log(name); };
for (const [size, viewport] of Object.entries(sizes)) for (const lang of ["ar", "en"]) {
  const ctx = await b.newContext({ viewport, deviceScaleFactor: 1 });
  await ctx.addCookies([{ name: "consent", value: "none", url: base }]);
  const page = await ctx.newPage();
  page.on("console", (m) => m.type() === "error" && console.log(size, lang, "console:", m.text()));
  page.on("pageerror", (e) => console.log(size, lang, "error:", e.message));
  if (what === "all" || what === "buy") {
    await page.goto(`${base}/${lang}/gift-cards`, { waitUntil: "networkidle" });
    await shot(page, `buy-${size}-${lang}`);
  }
  if (what === "all" || what === "redeem") {
    await page.goto(`${base}/${lang}/gift-cards/redeem#ABCD-EFGH-JKMN-PQRS`, { waitUntil: "networkidle" });
    await shot(page, `redeem-${size}-${lang}`);
  }
  await ctx.close();
}
await b.close();
