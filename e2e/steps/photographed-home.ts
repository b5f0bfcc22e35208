import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import sharp from "sharp";
import { photoObjectKey } from "#api/photo/store/photo-store.ts";
import { type PublishedPhoto, writePictures } from "#api/photo/write-pictures.ts";
import { photos } from "#api/schema/photo.ts";
import { properties } from "#api/schema/property.ts";
import { aPhoto } from "#api/testing/builders/a-photo.ts";

export type GivenPhoto = {
  width?: number;
  height?: number;
  altEn?: string;
  altAr?: string;
  /** The store lost it. */
  isMissing?: boolean;
};

const GRADIENT = "linear-gradient(#2f6f8f, #c9a26b 46%, #6b4a2f 64%)";

/** Gives a home of the running product photographs instead of its drawn pictures. Returns how to take them away again. */
export async function photographHome(propertyId: number, given: readonly GivenPhoto[]): Promise<() => Promise<void>> {
  const pool = new Pool({ connectionString: process.env.PRODUCT_DATABASE_URL, max: 1 });
  const db = Object.assign(drizzle(pool), { $client: pool });
  const [home] = await db.select({ hostId: properties.hostId }).from(properties).where(eq(properties.id, propertyId));
  const shown: PublishedPhoto[] = [];
  for (const [index, photo] of given.entries()) {
    const { altEn = "", altAr = "", isMissing = false, width = 1_600, height = 1_067 } = photo;
    const bytes = await aPicture({ width, height, seed: propertyId * 100 + index });
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    if (!isMissing) await store(sha256, bytes);
    const [known] = await db.select({ id: photos.id }).from(photos).where(eq(photos.sha256, sha256));
    const size = { width, height, bytes: bytes.length, gradient: GRADIENT, class: "public" as const };
    const { id } = known ?? (await aPhoto(db, { hostId: home?.hostId ?? 0, sha256, sourceSha256: sha256, ...size }));
    shown.push({ photoId: id, spaceCategoryId: null, altEn, altAr, focus: null });
  }
  const show = (published: PublishedPhoto[]) => writePictures(db, [{ propertyId, photos: published, panoramas: [] }]);
  await show(shown);
  return async () => {
    await show([]);
    await pool.end();
  };
}

/** Sky, wall and pool in other colours for each seed. */
async function aPicture({ width, height, seed }: { width: number; height: number; seed: number }): Promise<Buffer> {
  const hue = (seed * 47) % 360;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 45% 72%)"/>
    <rect y="45%" x="12%" width="60%" height="35%" fill="hsl(${hue + 30} 35% 86%)"/>
    <ellipse cx="62%" cy="86%" rx="30%" ry="9%" fill="hsl(${hue + 180} 60% 50%)"/>
    <text x="4%" y="96%" font-size="${Math.round(height / 16)}" fill="#fff">${seed}</text></svg>`;
  return sharp(Buffer.from(picture)).webp({ quality: 90, effort: 0 }).toBuffer();
}

async function store(sha256: string, bytes: Buffer): Promise<void> {
  const path = join(process.env.PRODUCT_DATA_DIR ?? "", "photo", photoObjectKey("public", sha256));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}
