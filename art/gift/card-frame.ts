/** The size of a gift card in units of its drawing: the shape of a bank card. */
export const CARD = { width: 600, height: 378 } as const;

type Stop = [offset: number, colour: string, opacity?: number];

export function linear(id: string, stops: readonly Stop[], { x2 = 0, y2 = 1 } = {}): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops.map(stopOf).join("")}</linearGradient>`;
}

export function radial(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stops.map(stopOf).join("")}</radialGradient>`;
}

function stopOf([offset, colour, opacity = 1]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`;
}

export const rounded = (value: number) => Math.round(value * 10) / 10;

/** The same sequence for the same seed, each between 0 and 1. */
export function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A drawing with a shade under the texts at its lower edge, so that white text is readable on it. */
export function cardOf(definitions: string, drawing: string): string {
  const shade = linear("shade", [
    [0, "#000", 0],
    [1, "#000", 0.62],
  ]);
  const size = `width="${CARD.width}" height="${CARD.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" ${size}><defs>${definitions}${shade}</defs>${drawing}<rect y="170" width="600" height="208" fill="url(#shade)"/></svg>\n`;
}

export const sky = (id: string) => `<rect ${`width="600" height="378"`} fill="url(#${id})"/>`;

/** Small stars in the upper part of a night sky. */
export function stars(seed: number, count: number, { colour = "#ffe9cb", until = 190 } = {}): string {
  const random = randoms(seed);
  const dots = Array.from({ length: count }, () => {
    const [x, y, r] = [random() * 600, random() * until, 0.6 + random() * 1.3];
    return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(r)}" opacity="${rounded(0.35 + random() * 0.6)}"/>`;
  });
  return `<g fill="${colour}">${dots.join("")}</g>`;
}

/** A row of woven triangles and diamonds, as in Sadu weaving. */
export function saduBand(y: number, colours: readonly [string, string, string]): string {
  const [ground, first, second] = colours;
  const module = 24;
  const shapes = Array.from({ length: 600 / module }, (_, index) => {
    const x = index * module;
    const up = `M${x} ${y + 24}l12-16 12 16z`;
    const diamond = `M${x + 12} ${y + 12}l5 6-5 6-5-6z`;
    const down = `M${x} ${y}l12 7 12-7z`;
    return `<path d="${up}" fill="${first}"/><path d="${diamond}" fill="${ground}"/><path d="${down}" fill="${second}"/>`;
  });
  return `<rect y="${y}" width="600" height="24" fill="${ground}"/>${shapes.join("")}`;
}
