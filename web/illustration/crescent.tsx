type Props = { x: number; y: number; className: string };

/** A thin moon, 30 high, around its middle. */
export function Crescent({ x, y, className }: Props) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M6.3-13.900a15.3 15.3 0 1 0 7.6 20.900A12.2 12.2 0 1 1 6.3-13.900Z"
      className={className}
    />
  );
}
