import type { Shot } from "./take-screenshot.ts";

const STYLE = `
  body { margin: 0; padding: 24px; font: 14px/1.5 system-ui, sans-serif; background: #eceae6; color: #222; }
  nav { columns: 12rem; margin-block-end: 32px; }
  nav a { display: block; }
  section { margin-block-end: 48px; }
  .row { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; padding-block: 8px; }
  figure { margin: 0; flex: none; }
  img { display: block; inline-size: var(--inline); max-block-size: 480px; object-fit: cover; object-position: top; background: #fff; border: 1px solid #bbb; }
  figcaption { font-size: 12px; }
  .problem { color: #a00; }
`;

/** One page with every screenshot, a row per brand and language, the widths side by side. */
export function contactSheet(shots: readonly Shot[], takenAt: Date): string {
  const byPage = Map.groupBy(shots, ({ page }) => page.id);
  const links = [...byPage.keys()].map((id) => `<a href="#${id}">${id}</a>`);
  const sections = [...byPage].map(([id, taken]) => section(id, taken));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>${STYLE}</style>
<h1>Contact sheet</h1>
<p>${shots.length} screenshots, ${takenAt.toISOString().slice(0, 16).replace("T", " ")} UTC</p>
<nav>${links.join("")}</nav>
${sections.join("\n")}
</html>
`;
}

function section(id: string, shots: readonly Shot[]): string {
  const rows = Map.groupBy(shots, ({ variant }) => `${variant.brand} · ${variant.language}`);
  const body = [...rows].map(([name, row]) => `<h3>${name}</h3><div class="row">${row.map(figure).join("")}</div>`);
  return `<section id="${id}"><h2>${id}</h2>${body.join("")}</section>`;
}

function figure({ file, variant, problem }: Shot): string {
  const inline = Math.round(Math.sqrt(variant.width) * 9);
  const caption = problem ? `<span class="problem">${escaped(problem)}</span>` : "";
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="" style="--inline:${inline}px"></a><figcaption>${variant.width} px ${caption}</figcaption></figure>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
