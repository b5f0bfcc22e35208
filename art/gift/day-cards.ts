import { cardOf, linear, radial, randoms, rounded, sky, stars } from "./card-frame.ts";

/** A dhow on the Gulf at sunset. */
export function seaCard(): string {
  const definitions =
    linear("sky", [
      [0, "#006a70"],
      [0.42, "#58b4b9"],
      [0.62, "#ffe9cb"],
      [1, "#f4b04a"],
    ]) +
    radial("glow", [
      [0, "#fff5e7", 0.95],
      [1, "#ffe9cb", 0],
    ]);
  const sun = `<circle cx="440" cy="196" r="130" fill="url(#glow)"/><circle cx="440" cy="196" r="44" fill="#fff5e7"/>`;
  const waves = (
    [
      [206, "#1b989e"],
      [236, "#007d82"],
      [270, "#005257"],
      [312, "#00363a"],
    ] as const
  ).map(([y, colour], index) => {
    const shift = index * 26;
    const crest = Array.from({ length: 10 }, () => "q20-13 40 0t40 0").join("");
    return `<path d="M${-shift - 40} ${y}${crest}V378H${-shift - 40}z" fill="${colour}"/>`;
  });
  const dhow = `<g transform="translate(196 92)"><path d="M40 4C88 30 108 74 104 122H18C44 92 50 44 40 4z" fill="#fff5e7"/><path d="M40 4C62 34 70 80 62 122H18C44 92 50 44 40 4z" fill="#f8d5a2"/><path d="M40 2v126" stroke="#5f3600" stroke-width="4"/><path d="M-22 122H128q-8 34-42 34H16q-30 0-38-34z" fill="#7b4a00"/><path d="M-22 122H128l-3 10H-18z" fill="#d3953f"/></g>`;
  const gulls = `<path d="M96 70q10-10 18 0 8-10 18 0M150 104q7-7 13 0 6-7 13 0M500 78q8-8 15 0 7-8 15 0" fill="none" stroke="#00363a" stroke-width="2.4"/>`;
  const [far, ...near] = waves;
  return cardOf(definitions, `${sky("sky")}${sun}${gulls}${far}${dhow}${near.join("")}`);
}

/** Tents among dunes at first light. */
export function dunesCard(): string {
  const definitions =
    linear("sky", [
      [0, "#4548a9"],
      [0.45, "#d34d91"],
      [0.75, "#f4b04a"],
      [1, "#ffe9cb"],
    ]) +
    radial("glow", [
      [0, "#fff5e7", 0.9],
      [1, "#f8d5a2", 0],
    ]);
  const layers = (
    [
      ["M0 214Q120 168 250 206T470 178 600 204V378H0z", "#d3953f"],
      ["M0 252Q160 196 310 240T600 222V378H0z", "#b87500"],
      ["M0 288Q200 232 380 276T600 262V378H0z", "#985e00"],
      ["M0 330Q170 286 330 318T600 304V378H0z", "#5f3600"],
    ] as const
  ).map(([path, colour]) => `<path d="${path}" fill="${colour}"/>`);
  const tent = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-70 44L-44 0h88l26 44z" fill="#242162"/><path d="M-44 0h88l6 10H-50z" fill="#f4b04a"/><path d="M-62 30h124l8 14H-70z" fill="#ad1f69"/><path d="M-14 44V14q14-12 28 0v30z" fill="#ffe9cb"/><path d="M0 0v-18" stroke="#242162" stroke-width="3"/><path d="M0-18l20 5-20 6z" fill="#ad1f69"/></g>`;
  const sun = `<circle cx="150" cy="196" r="150" fill="url(#glow)"/><circle cx="150" cy="196" r="40" fill="#fff5e7"/>`;
  const [far, middle, near, front] = layers;
  const drawing = `${sky("sky")}${stars(5, 40, { until: 90 })}${sun}${far}${middle}${tent(410, 196, 0.8)}${near}${tent(250, 236, 1.1)}${front}`;
  return cardOf(definitions, drawing);
}

/** Light through a carved screen: eight-pointed stars. */
export function mashrabiyaCard(): string {
  const definitions =
    linear("light", [
      [0, "#ffe9cb"],
      [0.5, "#f4b04a"],
      [1, "#d34d91"],
    ]) +
    `<pattern id="screen" width="60" height="60" patternUnits="userSpaceOnUse"><path fill-rule="evenodd" fill="#242162" d="M0 0h60v60H0zM30 6l7 10.1L49.1 10.9 47 23l10 7-10 7 2.1 12.1L37 43.9 30 54l-7-10.1L10.9 49.1 13 37 3 30l10-7-2.1-12.1L23 16.1z"/><path d="M30 20l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" fill="#242162"/><path d="M0 0l8 3-5 5zM60 0l-8 3 5 5zM0 60l8-3-5-5zM60 60l-8-3 5-5z" fill="#f8d5a2"/><path d="M30 6l7 10.1L49.1 10.9 47 23l10 7-10 7 2.1 12.1L37 43.9 30 54l-7-10.1L10.9 49.1 13 37 3 30l10-7-2.1-12.1L23 16.1z" fill="none" stroke="#6e7ae3" stroke-width="1.4"/></pattern>`;
  const arch = `M150 378V206Q150 92 300 34Q450 92 450 206V378z`;
  const frame = `<path d="${arch}" fill="none" stroke="#f4b04a" stroke-width="7"/><path d="M136 378V204Q136 80 300 18Q464 80 464 204V378" fill="none" stroke="#6e7ae3" stroke-width="3"/>`;
  const wall = `<path fill-rule="evenodd" d="M0 0h600v378H0z${arch}" fill="#1b1a4b"/><path fill-rule="evenodd" d="M0 0h600v378H0z${arch}" fill="url(#screen)" opacity=".5"/>`;
  return cardOf(definitions, `${sky("light")}<path d="${arch}" fill="url(#screen)"/>${wall}${frame}`);
}

function rose(x: number, y: number, size: number, rotation: number): string {
  const rings = [
    [1, "#eb75ad", 8],
    [0.78, "#ffa1cb", 7],
    [0.56, "#ffc9df", 6],
    [0.34, "#ffe5ef", 5],
  ] as const;
  const petals = rings.flatMap(([ring, colour, count]) =>
    Array.from({ length: count }, (_, index) => {
      const angle = rounded((360 / count) * index + rotation + ring * 40);
      return `<path transform="rotate(${angle}) scale(${ring})" d="M0 0C-24-8-26-38 0-44 26-38 24-8 0 0z" fill="${colour}" stroke="#d34d91" stroke-width=".8"/>`;
    }),
  );
  return `<g transform="translate(${x} ${y}) scale(${size})">${petals.join("")}<circle r="5" fill="#f4b04a"/></g>`;
}

/** Roses of Taif. */
export function rosesCard(): string {
  const definitions = linear(
    "ground",
    [
      [0, "#780049"],
      [1, "#550033"],
    ],
    { x2: 1 },
  );
  const random = randoms(40);
  const leaves = Array.from({ length: 34 }, () => {
    const [x, y, rotation] = [rounded(random() * 600), rounded(random() * 300), rounded(random() * 360)];
    const colour = random() > 0.5 ? "#006a70" : "#005257";
    return `<path transform="translate(${x} ${y}) rotate(${rotation})" d="M0 0C14-14 38-14 52 0 38 14 14 14 0 0z" fill="${colour}"/><path transform="translate(${x} ${y}) rotate(${rotation})" d="M4 0h44" stroke="#8cd1d4" stroke-width="1" opacity=".6"/>`;
  });
  const positions = [
    [96, 96, 1.5],
    [236, 62, 1.05],
    [346, 150, 1.35],
    [482, 78, 1.5],
    [560, 190, 1.05],
    [196, 186, 1.1],
    [36, 220, 0.95],
    [436, 220, 0.9],
  ] as const;
  const roses = positions.map(([x, y, size], index) => rose(x, y, size, index * 17));
  return cardOf(definitions, `${sky("ground")}${leaves.join("")}${roses.join("")}`);
}
