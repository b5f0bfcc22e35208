import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { CARD } from "#art/gift/card-frame.ts";
import { giftCards } from "#art/gift/gift-cards.ts";
import { giftDesigns, giftPicture } from "#domain/gift/designs.ts";
import { ROOT } from "#server/root.ts";

/** Writes the drawings of the gift cards: SVG for pages, PNG for mails. `node tools/art/draw-gift-cards.ts` */
for (const id of giftDesigns) {
  const svg = giftCards[id]();
  const fileOf = (type: "svg" | "png") => join(ROOT, "web/public", giftPicture(id, type));
  await writeFile(fileOf("svg"), svg);
  const png = sharp(Buffer.from(svg), { density: 144 }).resize(CARD.width * 2);
  await png.png({ palette: true, colours: 128, effort: 10 }).toFile(fileOf("png"));
}
