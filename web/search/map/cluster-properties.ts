import { worldSize, worldX, worldY } from "#web/map/world.ts";

export type Spot = { id: number; latitude: number; longitude: number };
/** Properties whose pins would overlap, shown as the price of the first; usually a single property. */
export type Cluster<Property extends Spot> = { properties: Property[]; latitude: number; longitude: number };

/** The size of a pin in pixels: prices are wide and low. */
const WIDTH = 64;
const HEIGHT = 36;
/** From this zoom on pins are not grouped: 500 metres fill much of the screen. */
export const UNGROUPED_ZOOM = 14.5;

/**
 * Groups properties whose pins would touch at a zoom; panning never changes the groups. A group has the point of its
 * first property, which keeps groups from overlapping. The property `apart`, the selected one, has a pin of its own.
 */
export function clusterProperties<Property extends Spot>(
  properties: readonly Property[],
  zoom: number,
  apart: number | null,
): Cluster<Property>[] {
  const scale = worldSize(zoom);
  const clusters: (Cluster<Property> & { x: number; y: number; isOpen: boolean })[] = [];
  for (const property of properties) {
    const [x, y] = [worldX(property.longitude) * scale, worldY(property.latitude) * scale];
    const isApart = property.id === apart || zoom >= UNGROUPED_ZOOM;
    const near = isApart
      ? undefined
      : clusters.find((each) => each.isOpen && Math.abs(each.x - x) < WIDTH && Math.abs(each.y - y) < HEIGHT);
    if (near) near.properties.push(property);
    else
      clusters.push({
        properties: [property],
        latitude: property.latitude,
        longitude: property.longitude,
        x,
        y,
        isOpen: !isApart,
      });
  }
  return clusters.map(({ properties: members, latitude, longitude }) => ({ properties: members, latitude, longitude }));
}
