/** The warmth round the one thing that is lit; drawn behind it. */
export function Glow({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g className="fill-accent/8">
      <circle cx={x} cy={y} r={r} />
      <circle cx={x} cy={y} r={r * 0.84} />
      <circle cx={x} cy={y} r={r * 0.68} />
      <circle cx={x} cy={y} r={r * 0.52} />
    </g>
  );
}
