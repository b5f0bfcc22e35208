type Format = "jpeg" | "png" | "webp" | "avif" | "heic";

const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");
const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

const HEIC_BRANDS = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/;
const AVIF_BRANDS = /^(avif|avis)$/;

/** The format of a picture by its first bytes, whatever its name says; `null` for anything else. */
export function pictureFormat(bytes: Uint8Array): Format | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "jpeg";
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (ascii(bytes, 4, 8) !== "ftyp") return null;
  const brands = brandsOf(bytes);
  if (brands.some((brand) => AVIF_BRANDS.test(brand))) return "avif";
  return brands.some((brand) => HEIC_BRANDS.test(brand)) ? "heic" : null;
}

/** The brands of the first box of such a file, of which the second entry is a version. */
function brandsOf(bytes: Uint8Array): string[] {
  const length = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(0), 64, bytes.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= length; at += 4) if (at !== 12) brands.push(ascii(bytes, at, at + 4));
  return brands;
}
