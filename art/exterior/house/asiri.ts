import type { Brush } from "#art/drawing/brush.ts";
import { darker } from "#art/drawing/colour.ts";
import { d, path, rect } from "#art/drawing/svg-shapes.ts";
import { baseOf, type Facade, type FacadeStyle } from "./facade.ts";
import { plainDoor } from "./house-door.ts";
import { drawWindow } from "./house-window.ts";

const SLATE_STEP = 15;

/** Asir highlands: tapered towers with rows of slate, painted triangle bands and white window frames. */
export const asiri: FacadeStyle = {
  bayWidth: 104,
  batter: 0.035,
  door: plainDoor(false),
  surface: (brush, facade) => slates(facade) + friezes(brush, facade),
  opening: (brush, { colours }, bay) => {
    const wide = 34;
    const tall = bay.height * 0.3;
    const x = bay.x - wide / 2;
    const y = bay.top + bay.height * 0.42;
    const white = brush.shade("#fbf6ea", "wall");
    const frame = d`M${x - 8},${y + tall + 8} V${y - 8} l${wide / 2 + 8},-13 l${wide / 2 + 8},13 V${y + tall + 8}Z`;
    return path(frame, { fill: white }) + drawWindow(brush, { x, y, width: wide, height: tall }, colours.accent);
  },
  crown: (brush, { x, top, width, batter, colours }) => {
    const left = x + width * batter;
    const right = x + width * (1 - batter);
    const white = brush.shade("#fbf6ea", "wall");
    const horns = d`M${left - 2},${top} v-34 l16,10 v10 l14,6 v8Z M${right + 2},${top} v-34 l-16,10 v10 l-14,6 v8Z`;
    return (
      path(horns, { fill: white }) +
      rect(left - 2, top - 9, right - left + 4, 11, { fill: white }) +
      rect(left, top + 2, right - left, 4, {
        fill: darker(colours.wall, 0.12),
        opacity: 0.5,
      })
    );
  },
};

/** Rows of slate set in the mud wall; in reality they deflect rain. */
function slates(facade: Facade): string {
  const { x, top, width, height, batter, colours } = facade;
  const rows: string[] = [];
  for (let y = top + 46; y < baseOf(facade) - 12; y += SLATE_STEP) {
    const inset = width * batter * (1 - (y - top) / height);
    rows.push(d`M${x + inset + 3},${y} H${x + width - inset - 3}`);
  }
  return path(rows.join(""), {
    stroke: darker(colours.wall, 0.09),
    width: 3,
    opacity: 0.38,
    dash: "26 5",
  });
}

function friezes(brush: Brush, { x, top, width, height, storeys, batter, colours }: Facade): string {
  const white = brush.shade("#fbf6ea", "wall");
  return Array.from({ length: storeys }, (_, storey) => {
    const y = top + (height / storeys) * storey + 10;
    const inset = width * batter * (1 - (y - top) / height);
    const from = x + inset;
    const span = width - inset * 2;
    const count = Math.round(span / 22);
    const step = span / count;
    const teeth = Array.from(
      { length: count },
      (_, i) => d`M${from + i * step},${y + 24} l${step / 2},-16 l${step / 2},16Z`,
    );
    return (
      rect(from, y, span, 6, { fill: white }) +
      path(teeth.join(""), {
        fill: storey % 2 ? colours.accent : colours.trim,
      }) +
      rect(from, y + 25, span, 5, { fill: white })
    );
  }).join("");
}
