import { darker, lighter } from "#art/drawing/colour.ts";
import { circle, d, path, rect } from "#art/drawing/svg-shapes.ts";
import type { ExteriorTraits } from "#art/exterior/scene/exterior-traits.ts";

const planParts = ["pool", "fire-pit", "barbecue", "tent", "playground", "football", "volleyball", "seating"] as const;
export type PlanPart = (typeof planParts)[number];
export type Slot = { x: number; y: number; w: number; h: number };
type Draw = (slot: Slot, exterior: ExteriorTraits) => string;

const middle = ({ x, y, w, h }: Slot) => [x + w / 2, y + h / 2] as const;

const pool: Draw = (slot, { pool: { shape, water, deck, sunbeds, parasol } }) => {
  const { x, y, w, h } = slot;
  const [deep, bright] = water;
  const [cx, cy] = middle(slot);
  const outlines = {
    rect: d`M${x + 50},${y + 46} h${w - 130} v${h - 92} h${-(w - 130)}Z`,
    lap: d`M${x + 40},${cy - 56} h${w - 110} v112 h${-(w - 110)}Z`,
    round: d`M${cx - 190},${cy} c0,-130 300,-150 330,-10 c20,130 -330,140 -330,10Z`,
    l: d`M${x + 50},${y + 46} h${w - 130} v110 h-160 v${h - 202} h${-(w - 290)}Z`,
  };
  const beds = Array.from(
    { length: Math.max(1, sunbeds) },
    (_, i) =>
      rect(x + w - 62, y + 60 + i * 54, 48, 24, { fill: "#fbf6ec", radius: 5 }) +
      rect(x + w - 26, y + 60 + i * 54, 12, 24, { fill: "#e2725b", radius: 4 }),
  );
  const ripple = path(d`M${cx - 120},${cy - 20} q30,-10 60,0 t60,0 M${cx - 60},${cy + 30} q30,-10 60,0 t60,0`, {
    fill: "none",
    stroke: "#ffffff",
    width: 4,
    opacity: 0.6,
    round: true,
  });
  return (
    rect(x, y, w, h, { fill: lighter(deck, 0.02), radius: 8 }) +
    path(outlines[shape], { fill: bright, stroke: lighter(deck, 0.09), width: 14 }) +
    path(outlines[shape], { fill: "none", stroke: deep, width: 6, opacity: 0.7 }) +
    ripple +
    beds.join("") +
    (parasol
      ? circle(x + w - 30, y + h - 60, 42, { fill: "#d9a441" }) +
        path(d`M${x + w - 72},${y + h - 60} h84 M${x + w - 30},${y + h - 102} v84`, { stroke: "#b5842f", width: 3 })
      : "")
  );
};

const firePit: Draw = (slot, { ground }) => {
  const [cx, cy] = middle(slot);
  const radius = Math.min(slot.w, slot.h) * 0.42;
  const seats = Array.from({ length: 7 }, (_, i) => {
    const angle = Math.PI * (0.85 + (i / 6) * 1.3);
    return circle(cx + Math.cos(angle) * radius * 0.82, cy + Math.sin(angle) * radius * 0.82, radius * 0.19, {
      fill: "#c25a3f",
    });
  });
  return (
    circle(cx + 5, cy + 8, radius, { fill: darker(ground[1], 0.15), opacity: 0.4 }) +
    circle(cx, cy, radius, { fill: "#8f3a2c" }) +
    circle(cx, cy, radius * 0.9, { fill: "none", stroke: "#e9c48a", width: 5, dash: "14 10" }) +
    seats.join("") +
    circle(cx, cy, radius * 0.3, { fill: "#8f857a" }) +
    circle(cx, cy, radius * 0.2, { fill: "#3a2a22" }) +
    circle(cx, cy, radius * 0.13, { fill: "#ff9a3d" })
  );
};

const slatted = ({ x, y, w, h }: Slot, wood: string) =>
  rect(x + 12, y + 14, w, h, { fill: "#2a2018", opacity: 0.2 }) +
  rect(x, y, w, h, { fill: "none", stroke: wood, width: 10 }) +
  Array.from({ length: 9 }, (_, i) => rect(x + (w * (i + 0.5)) / 9 - 4, y - 8, 8, h + 16, { fill: wood })).join("");

const inset = ({ x, y, w, h }: Slot, by: number): Slot => ({ x: x + by, y: y + by, w: w - by * 2, h: h - by * 2 });

const barbecue: Draw = (slot, { pool: { deck } }) => {
  const part = inset(slot, 26);
  return (
    rect(slot.x + 10, slot.y + 10, slot.w - 20, slot.h - 20, { fill: deck, radius: 6 }) +
    rect(part.x + 14, part.y + 18, part.w - 28, 46, { fill: "#a49a8c" }) +
    rect(part.x + 40, part.y + 24, 70, 34, { fill: "#2f2f31" }) +
    rect(part.x + 48, part.y + 30, 54, 22, { fill: "#e2662a" }) +
    [0, 1, 2].map((i) => circle(part.x + 60 + i * 62, part.y + 100, 15, { fill: "#8a5a3c" })).join("") +
    slatted({ ...part, h: part.h * 0.62 }, "#7a5a3c")
  );
};

const seating: Draw = (slot, { pool: { deck } }) => {
  const part = inset(slot, 34);
  return (
    rect(slot.x + 10, slot.y + 10, slot.w - 20, slot.h - 20, { fill: deck, radius: 6 }) +
    rect(part.x + 18, part.y + 16, part.w - 36, 46, { fill: "#b5654a", radius: 8 }) +
    rect(part.x + 18, part.y + 16, 46, part.h * 0.6, { fill: "#b5654a", radius: 8 }) +
    rect(part.x + part.w / 2 - 34, part.y + part.h / 2 - 24, 76, 52, { fill: "#e9dcc3", radius: 5 }) +
    slatted({ ...part, h: part.h * 0.8 }, "#7a5a3c")
  );
};

const tent: Draw = (slot) => {
  const { x, y, w, h } = inset(slot, 30);
  const [cx, cy] = middle(slot);
  const stripes = [0.15, 0.38, 0.62, 0.85].map(
    (share) => d`M${x + w * share - 8},${y} h16 L${cx},${cy}Z M${x + w * share - 8},${y + h} h16 L${cx},${cy}Z`,
  );
  return (
    rect(x + 12, y + 16, w, h, { fill: "#2a2018", opacity: 0.22 }) +
    rect(x, y, w, h, { fill: "#efe3cd" }) +
    path(d`M${x + w},${y} V${y + h} L${cx},${cy}Z`, { fill: "#d9c9ac" }) +
    path(d`M${x},${y + h} H${x + w} L${cx},${cy}Z`, { fill: "#e4d5ba" }) +
    path(stripes.join(""), { fill: "#9c3b2c" }) +
    rect(x, y, w, h, { fill: "none", stroke: "#9c3b2c", width: 7 })
  );
};

const playground: Draw = (slot) => {
  const { x, y, w, h } = inset(slot, 24);
  return (
    rect(x, y, w, h, { fill: "#e6cda3", radius: 40 }) +
    rect(x + 34, y + 40, 74, 74, { fill: "#d9573f", radius: 4 }) +
    path(d`M${x + 34},${y + 40} l37,37 l37,-37 M${x + 34},${y + 114} l37,-37 l37,37`, { stroke: "#b5432f", width: 3 }) +
    rect(x + 108, y + 62, 96, 30, { fill: "#efb93f", radius: 8 }) +
    circle(x + w - 76, y + h - 84, 54, { fill: "#3f7fae" }) +
    circle(x + w - 76, y + h - 84, 42, { fill: "#26292c" }) +
    rect(x + 40, y + h - 66, 96, 8, { fill: "#8a6a48" }) +
    rect(x + 54, y + h - 58, 20, 10, { fill: "#d9573f" }) +
    rect(x + 100, y + h - 58, 20, 10, { fill: "#3f7fae" })
  );
};

const lines = { stroke: "#f6f6f0", fill: "none", width: 4 };

const football: Draw = (slot) => {
  const part = inset(slot, 16);
  const { x, y, w, h } = part;
  const [cx, cy] = middle(slot);
  const stripes = [0, 2, 4].map((i) => rect(x, y + (h * i) / 6, w, h / 6, { fill: "#8fbf63" }));
  return (
    rect(x, y, w, h, { fill: "#7fb053" }) +
    stripes.join("") +
    rect(x + 12, y + 12, w - 24, h - 24, lines) +
    path(d`M${x + 12},${cy} h${w - 24}`, lines) +
    circle(cx, cy, 34, lines) +
    rect(cx - 46, y + 12, 92, 40, lines) +
    rect(cx - 46, y + h - 52, 92, 40, lines)
  );
};

const volleyball: Draw = (slot) => {
  const { x, y, w, h } = inset(slot, 20);
  const [, cy] = middle(slot);
  return (
    rect(x, y, w, h, { fill: "#ead6b0", radius: 10 }) +
    rect(x + 26, y + 22, w - 52, h - 44, lines) +
    path(d`M${x + 8},${cy} h${w - 16}`, { stroke: "#46525c", width: 5 }) +
    circle(x + 8, cy, 9, { fill: "#3f7fae" }) +
    circle(x + w - 8, cy, 9, { fill: "#3f7fae" })
  );
};

export const partDrawings: Record<PlanPart, Draw> = {
  pool,
  "fire-pit": firePit,
  barbecue,
  tent,
  playground,
  football,
  volleyball,
  seating,
};
