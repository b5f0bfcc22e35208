import { cardOf, linear, radial, randoms, rounded, saduBand, sky, stars } from "./card-frame.ts";

/** A palm: a bent trunk and fronds that hang to both sides. */
function palm(x: number, y: number, size: number, colour: string): string {
  const fronds = [-168, -150, -128, -104, -80, -56, -34, -14, 8].map((angle, index) => {
    const length = size * (0.62 + (index % 3) * 0.06);
    const radians = (angle * Math.PI) / 180;
    const [dx, dy] = [Math.cos(radians) * length, Math.sin(radians) * length * 0.72 + size * 0.2];
    const [bx, by] = [dx * 0.52, dy - size * 0.38];
    const points = [bx, by, dx, dy, bx * 0.94, by + size * 0.13].map(rounded);
    return `M0 0Q${points[0]} ${points[1]} ${points[2]} ${points[3]}Q${points[4]} ${points[5]} 0 ${rounded(size * 0.05)}z`;
  });
  const trunk = `M${rounded(-size * 0.05)} 0Q${rounded(size * 0.12)} ${rounded(size * 0.8)} ${rounded(-size * 0.04)} ${rounded(size * 1.9)}h${rounded(size * 0.16)}Q${rounded(size * 0.26)} ${rounded(size * 0.8)} ${rounded(size * 0.06)} 0z`;
  return `<g transform="translate(${x} ${y})" fill="${colour}"><path d="${trunk}"/><path d="${fronds.join("")}"/></g>`;
}

/** Palms before the moon that rises over the dunes. */
export function palmCard(): string {
  const definitions =
    linear("sky", [
      [0, "#242162"],
      [0.55, "#585eca"],
      [0.8, "#e9b978"],
      [1, "#f4b04a"],
    ]) +
    radial("glow", [
      [0, "#ffe9cb", 0.9],
      [0.4, "#f8d5a2", 0.35],
      [1, "#f8d5a2", 0],
    ]);
  const moon = `<circle cx="420" cy="150" r="150" fill="url(#glow)"/><circle cx="420" cy="150" r="62" fill="#ffe9cb"/><circle cx="402" cy="136" r="9" fill="#f8d5a2" opacity=".7"/><circle cx="440" cy="168" r="13" fill="#f8d5a2" opacity=".6"/>`;
  const dunes = `<path d="M0 300Q140 236 300 286T600 262V378H0z" fill="#7b4a00"/><path d="M0 330Q180 282 360 322T600 306V378H0z" fill="#432400"/>`;
  const palms = palm(120, 132, 92, "#1b1a4b") + palm(206, 196, 62, "#242162") + palm(520, 214, 52, "#242162");
  return cardOf(definitions, `${sky("sky")}${stars(7, 60, { until: 150 })}${moon}${dunes}${palms}`);
}

function lantern(x: number, drop: number, size: number): string {
  const body = `M-14 0h28l8 16-6 42a20 6 0 0 1-32 0l-6-42z`;
  const panes = [-11, 0, 11].map((at) => `<path d="M${at - 4} 52V24a4 6 0 0 1 8 0v28z" fill="#fff5e7" opacity=".9"/>`);
  return `<path d="M${x} 0V${drop}" stroke="#d3953f" stroke-width="1.6"/><circle cx="${x}" cy="${rounded(drop + 44 * size)}" r="${rounded(96 * size)}" fill="url(#glow)"/><g transform="translate(${x} ${drop}) scale(${size})"><path d="M-7 0a7 9 0 0 1 14 0z" fill="#b87500"/><path d="${body}" fill="#985e00"/><path d="M-17 15h34l-5 40h-24z" fill="#f4b04a"/>${panes.join("")}<path d="M-22 16h44M-17 57h34" stroke="#7b4a00" stroke-width="3"/><path d="M0 64v12" stroke="#d3953f" stroke-width="2"/><circle cy="80" r="4" fill="#f4b04a"/></g>`;
}

/** Lanterns in an arcade. */
export function lanternCard(): string {
  const definitions =
    linear("wall", [
      [0, "#242162"],
      [1, "#1b1a4b"],
    ]) +
    linear("arch", [
      [0, "#4548a9"],
      [1, "#6e7ae3"],
    ]) +
    radial("glow", [
      [0, "#ffe9cb", 0.85],
      [0.45, "#f4b04a", 0.3],
      [1, "#f4b04a", 0],
    ]);
  const arches = [100, 300, 500].map(
    (x) =>
      `<path d="M${x - 82} 378V180Q${x - 82} 96 ${x} 60Q${x + 82} 96 ${x + 82} 180V378z" fill="url(#arch)"/><path d="M${x - 70} 378V184Q${x - 70} 110 ${x} 78Q${x + 70} 110 ${x + 70} 184V378z" fill="#343386"/>`,
  );
  const lanterns = lantern(100, 96, 1.05) + lantern(300, 70, 1.45) + lantern(500, 112, 0.95);
  const band = saduBand(0, ["#432400", "#f4b04a", "#b82b78"]);
  return cardOf(definitions, `${sky("wall")}${arches.join("")}${lanterns}${band}`);
}

/** A thin moon, a string of stars and a woven band. */
export function crescentCard(): string {
  const definitions =
    linear("sky", [
      [0, "#1b1a4b"],
      [0.6, "#343386"],
      [1, "#585eca"],
    ]) +
    radial("glow", [
      [0, "#ffe9cb", 0.55],
      [1, "#ffe9cb", 0],
    ]);
  const crescent = `<circle cx="300" cy="150" r="190" fill="url(#glow)"/><path d="M352 62a104 104 0 1 0 52 142 84 84 0 1 1-52-142z" fill="#f4b04a"/>`;
  const random = randoms(21);
  const garland = [60, 128, 206, 398, 472, 540].map((x) => {
    const drop = rounded(54 + random() * 96);
    return `<path d="M${x} 0V${drop}" stroke="#e9b978" stroke-width="1.2" opacity=".8"/><path transform="translate(${x} ${drop + 10})" d="M0-13l3.2 9.2H13l-7.9 5.7 3 9.4L0 5.6l-8.1 5.7 3-9.4L-13-3.8h9.8z" fill="#f8d5a2"/>`;
  });
  const band = saduBand(24, ["#242162", "#6e7ae3", "#f4b04a"]);
  return cardOf(
    definitions,
    `${sky("sky")}${stars(3, 90)}${crescent}${garland.join("")}<g transform="translate(0 -24)">${band}</g>`,
  );
}

/** A lit chalet at night and its pool. */
export function poolCard(): string {
  const definitions =
    linear("sky", [
      [0, "#16151d"],
      [0.7, "#343386"],
      [1, "#6e7ae3"],
    ]) +
    linear("water", [
      [0, "#1b989e"],
      [1, "#00363a"],
    ]) +
    radial("glow", [
      [0, "#ffe9cb", 0.7],
      [1, "#f4b04a", 0],
    ]);
  const windows = [196, 258, 320].map(
    (x) =>
      `<path d="M${x} 232v-46a20 24 0 0 1 40 0v46z" fill="#f4b04a"/><path d="M${x + 20} 232v-66M${x} 196h40" stroke="#985e00" stroke-width="2.5"/>`,
  );
  const house = `<circle cx="280" cy="200" r="190" fill="url(#glow)"/><path d="M160 232V128h250v104z" fill="#f2ece4"/><path d="M150 128h270v-14H150z" fill="#dfdad2"/><path d="M410 232v-66h96v66z" fill="#dfdad2"/><path d="M404 166h110v-10H404z" fill="#cfc8bd"/><path d="M440 232v-30a18 20 0 0 1 36 0v30z" fill="#f8d5a2"/>${windows.join("")}`;
  const deck = `<path d="M0 232h600v26H0z" fill="#5f3600"/><path d="M0 240h600M0 249h600" stroke="#432400" stroke-width="1.5"/>`;
  const reflections = [216, 278, 340, 458].map(
    (x, index) => `<path d="M${x - 14} 262h28l${index % 2 ? 6 : -4} 90h-22z" fill="#f4b04a" opacity=".32"/>`,
  );
  const ripples = [282, 306, 334].map(
    (y) =>
      `<path d="M0 ${y}q30-7 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0" fill="none" stroke="#8cd1d4" stroke-width="1.6" opacity=".45"/>`,
  );
  const palms = palm(74, 120, 70, "#16151d") + palm(556, 142, 56, "#16151d");
  const pool = `<path d="M0 258h600v120H0z" fill="url(#water)"/>${reflections.join("")}${ripples.join("")}`;
  return cardOf(definitions, `${sky("sky")}${stars(11, 80, { until: 140 })}${palms}${house}${deck}${pool}`);
}
