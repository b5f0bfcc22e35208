/** Smooth random heights over the plane, between -1 and 1, the same for the same seed on every machine. */
export type Noise = (x: number, y: number) => number;

export function noiseOf(seed: number): Noise {
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [across, along] = [eased(x - column), eased(y - row)];
    const near = mix(corner(seed, column, row), corner(seed, column + 1, row), across);
    const far = mix(corner(seed, column, row + 1), corner(seed, column + 1, row + 1), across);
    return mix(near, far, along);
  };
}

/** Layers of noise, each twice as fine and half as high as the one before. */
export function layered(noise: Noise, layers: number): Noise {
  return (x, y) => {
    let [sum, height, scale, total] = [0, 1, 1, 0];
    for (let layer = 0; layer < layers; layer++) {
      sum += height * noise(x * scale + 17 * layer, y * scale - 31 * layer);
      total += height;
      height /= 2;
      scale *= 2;
    }
    return sum / total;
  };
}

function eased(part: number): number {
  return part * part * (3 - 2 * part);
}

function mix(one: number, other: number, part: number): number {
  return one + (other - one) * part;
}

/** A hash of whole numbers, spread over -1 to 1. */
function corner(seed: number, x: number, y: number): number {
  let hash = (seed * 374_761_393 + x * 668_265_263 + y * 2_147_483_647) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_519);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 31 - 1;
}
