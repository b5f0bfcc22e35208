export type Spot = { id: number; latitude: number; longitude: number };
/** Homes that would lie on each other, shown as one; most often a single home. */
export type Cluster<Home extends Spot> = { homes: Home[]; latitude: number; longitude: number };

/** Room a pin needs, in pixels: prices are wide and low. */
const WIDTH = 84;
const HEIGHT = 40;
const TILE = 512;
/** From here on nobody needs to be grouped: 500 metres are a hand's breadth. */
export const UNGROUPED_ZOOM = 14.5;

/**
 * Groups homes whose pins would touch at a zoom, so that panning never regroups them. A group stands where its first
 * home does, which keeps groups apart from each other. A home that is `apart`, such as the selected one, keeps a pin of its own.
 */
export function clusterHomes<Home extends Spot>(
  homes: readonly Home[],
  zoom: number,
  apart: number | null,
): Cluster<Home>[] {
  const scale = TILE * 2 ** zoom;
  const clusters: (Cluster<Home> & { x: number; y: number; isOpen: boolean })[] = [];
  for (const home of homes) {
    const [x, y] = [worldX(home.longitude) * scale, worldY(home.latitude) * scale];
    const isApart = home.id === apart || zoom >= UNGROUPED_ZOOM;
    const near = isApart
      ? undefined
      : clusters.find((each) => each.isOpen && Math.abs(each.x - x) < WIDTH && Math.abs(each.y - y) < HEIGHT);
    if (near) near.homes.push(home);
    else clusters.push({ homes: [home], latitude: home.latitude, longitude: home.longitude, x, y, isOpen: !isApart });
  }
  return clusters.map(({ homes: members, latitude, longitude }) => ({ homes: members, latitude, longitude }));
}

/** Web Mercator, from 0 to 1. */
function worldX(longitude: number): number {
  return (longitude + 180) / 360;
}

function worldY(latitude: number): number {
  const sin = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
}
