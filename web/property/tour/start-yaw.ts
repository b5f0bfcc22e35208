/** The farthest that a door may be from the middle of the first view, in degrees: half of a narrow frame. */
const IN_VIEW = 35;

type Door = { yaw: number };

/** The direction in which a room is shown first: straight ahead, turned only as far as the nearest door needs to be seen. */
export function yawTowards(doors: readonly Door[]): number {
  const [nearest] = doors.map(({ yaw }) => yaw).sort((one, other) => Math.abs(one) - Math.abs(other));
  if (nearest === undefined || Math.abs(nearest) <= IN_VIEW) return 0;
  return Math.sign(nearest) * (Math.abs(nearest) - IN_VIEW);
}
