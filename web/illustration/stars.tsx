/** A few far stars, given as points. */
export function Stars({ at }: { at: readonly (readonly [x: number, y: number])[] }) {
  return (
    <g className="fill-primary/35">
      {at.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" />
      ))}
    </g>
  );
}
