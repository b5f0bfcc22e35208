import { encode } from "uqr";

/** A QR code as an image without text; Typst draws it at any size. */
export function qrSvg(content: string): string {
  const { data, size } = encode(content, { ecc: "M", border: 2 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000000" d="${modules.join("")}"/></svg>`;
}
