/** Wide pictures keep the width of the scene, narrow ones its height. */
export function viewportOf({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const shape = width / height;
  return shape >= 1.5 ? { width: 1600, height: 1600 / shape } : { width: 1067 * shape, height: 1067 };
}
