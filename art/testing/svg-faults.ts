/** The defects of an SVG: broken numbers, text, expensive elements, unresolved ids, unclosed elements. */
export function svgFaults(svg: string): string[] {
  const patterns = [
    /NaN|undefined|Infinity/,
    /<(text|image|use|script|feTurbulence|foreignObject)\b/,
    / d="[^"]*\d\.\d{2,}/,
  ];
  const found = patterns.filter((fault) => fault.test(svg)).map(String);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  const missing = used.filter((id) => !ids.includes(id)).map((id) => `missing ${id}`);
  const twice = ids.length === new Set(ids).size ? [] : ["an id twice"];
  return [...found, ...missing, ...twice, ...unclosed(svg)];
}

/** Elements that are not closed, or closed in the wrong order. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = "", selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (!closing && !selfClosing) open.push(name);
    if (closing && open.at(-1) === name) open.pop();
    else if (closing) open.push(`/${name}`);
  }
  return open;
}
