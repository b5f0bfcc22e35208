import { darker, lighter } from "#art/drawing/colour.ts";
import { d, group, path, rect } from "#art/drawing/svg-shapes.ts";
import { baseOf, type FacadeStyle } from "./facade.ts";
import { plainDoor } from "./house-door.ts";
import { drawWindow } from "./house-window.ts";

const COURSE = 24;

/** Farmhouses of rough stone with timber lintels, shutters and visible beam ends. */
export const stoneFarm: FacadeStyle = {
  bayWidth: 148,
  batter: 0,
  door: plainDoor(false),
  surface: (brush, facade) => {
    const { random } = brush;
    const { x, top, width, colours } = facade;
    const stones: string[] = [];
    for (let y = top + 6; y < baseOf(facade) - 8; y += COURSE) {
      for (let at = x + random.between(2, 24); at < x + width - 26; ) {
        const wide = Math.min(random.between(26, 54), x + width - at - 3);
        const fill = random.chance(0.5) ? lighter(colours.wall, 0.05) : darker(colours.wall, 0.055);
        stones.push(
          rect(at, y, wide - 4, COURSE - 4, {
            fill,
            radius: 4,
            opacity: random.between(0.3, 0.75),
          }),
        );
        at += wide;
      }
    }
    return group({}, stones);
  },
  opening: (brush, { colours }, bay) => {
    const wide = 66;
    const tall = bay.height * 0.42;
    const x = bay.x - wide / 2;
    const y = bay.top + bay.height * 0.3;
    const timber =
      rect(x - 14, y - 15, wide + 28, 14, { fill: colours.trim, radius: 2 }) +
      rect(x - 8, y + tall, wide + 16, 8, {
        fill: lighter(colours.wall, 0.06),
        radius: 2,
      });
    const mullion = path(d`M${bay.x},${y} v${tall} M${x},${y + tall * 0.45} h${wide}`, {
      stroke: colours.trim,
      width: 3.5,
    });
    const shutter = [x - 27, x + wide + 4].map((at) => rect(at, y, 23, tall, { fill: colours.accent, radius: 2 }));
    return shutter.join("") + drawWindow(brush, { x, y, width: wide, height: tall }, colours.trim) + mullion + timber;
  },
  crown: (_, { x, top, width, colours }) => {
    const beams: string[] = [];
    for (let at = x + 14; at < x + width - 10; at += 40)
      beams.push(
        rect(at, top + 5, 12, 11, {
          fill: darker(colours.trim, 0.03),
          radius: 2,
        }),
      );
    return (
      rect(x - 12, top - 10, width + 24, 16, {
        fill: lighter(colours.wall, 0.05),
        radius: 3,
      }) + beams.join("")
    );
  },
};
