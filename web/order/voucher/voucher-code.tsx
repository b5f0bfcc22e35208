import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { OrderCode } from "./order-code.ts";

/** The QR code for the host's phone; voucher.css has its colours. */
export function VoucherCode({ code: { size, path } }: { code: OrderCode }) {
  const words = useNamespace("order");
  return (
    <figure className="flex flex-col items-center gap-1">
      <svg
        role="img"
        aria-label={words.code}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="voucher-code size-32"
      >
        <rect width={size} height={size} />
        <path d={path} />
      </svg>
      <figcaption className="text-text-2 type-caption">{words.codeHint}</figcaption>
    </figure>
  );
}
