/** The size in pixels a 3D scene is projected to: 1600 wide for wide pictures, 1067 high for narrow ones. */
export function viewportOf({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const shape = width / height;
  return shape >= 1.5 ? { width: 1600, height: 1600 / shape } : { width: 1067 * shape, height: 1067 };
}
