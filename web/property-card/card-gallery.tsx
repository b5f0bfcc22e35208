import "./card-gallery.css";
import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Picture } from "#web/shared/picture.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { cardPictures } from "./card-picture.ts";
import type { CardProperty } from "./card-property.ts";

type Props = {
  property: CardProperty;
  name: string;
  to: string;
  onOpen: () => void;
  sizes: string;
  isLazy: boolean;
  /** Controls on the pictures. */
  children: ReactNode;
};

/** Up to seven pictures to swipe through. Each loads only when it is next, and a tap opens the property. */
export function CardGallery({ property, name, to, onOpen, sizes, isLazy, children }: Props) {
  const words = useNamespace("card");
  const all = cardPictures(property);
  const pictures = useHasScripts() ? all : all.slice(0, 1);
  const { strip, current, reached, follow, prepare, go } = useStrip();
  return (
    <div className="card-gallery" onPointerEnter={prepare}>
      <Link
        ref={strip}
        to={to}
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
        onClick={onOpen}
        onScroll={follow}
        onTouchStart={prepare}
        className="card-strip"
        style={{ background: property.placeholder }}
      >
        {pictures.map(({ placeholder: _, ...picture }, index) =>
          index <= reached ? (
            <Picture key={picture.stem} picture={picture} sizes={sizes} isLazy={isLazy || index > 0} />
          ) : (
            <span key={picture.stem} />
          ),
        )}
      </Link>
      {children}
      {pictures.length > 1 && (
        <>
          <Dots count={pictures.length} current={current} />
          {current > 0 && (
            <Arrow icon={ChevronLeft} side="start-1" label={words.previousPicture({ name })} onPress={() => go(-1)} />
          )}
          {current < pictures.length - 1 && (
            <Arrow icon={ChevronRight} side="end-1" label={words.nextPicture({ name })} onPress={() => go(1)} />
          )}
        </>
      )}
    </div>
  );
}

/** Whether scripts run. The server renders one picture; the others and their controls need scripts. */
function useHasScripts(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

/** The visible picture, and up to which picture they have to be loaded. */
function useStrip() {
  const strip = useRef<HTMLAnchorElement>(null);
  const [current, setCurrent] = useState(0);
  const [reached, setReached] = useState(0);
  const reach = (index: number) => setReached((before) => Math.max(before, index));

  function follow() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    const index = Math.round(Math.abs(scrollLeft) / clientWidth);
    setCurrent(index);
    reach(index + 1);
  }

  function go(step: 1 | -1) {
    const box = strip.current;
    if (!box) return;
    const isRtl = getComputedStyle(box).direction === "rtl";
    reach(current + step + 1);
    box.scrollTo({ left: (current + step) * box.clientWidth * (isRtl ? -1 : 1) });
  }

  return { strip, current, reached, follow, go, prepare: () => reach(1) };
}

function Dots({ count, current }: { count: number; current: number }) {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return (
    <span
      aria-hidden="true"
      className="card-dots pointer-events-none absolute inset-x-0 bottom-2 flex justify-center gap-1.5"
    >
      {indexes.map((index) => (
        <span
          key={index}
          className={`size-1.5 rounded-pill ${index === current ? "bg-on-picture" : "bg-on-picture/55"}`}
        />
      ))}
    </span>
  );
}

type ArrowProps = { icon: LucideIcon; side: string; label: string; onPress: () => void };

function Arrow({ icon, side, label, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={`card-arrow absolute top-1/2 inline-flex size-11 -translate-y-1/2 items-center justify-center rounded-pill text-text ${side}`}
    >
      <span className="inline-flex size-8 items-center justify-center rounded-pill bg-surface/90 shadow-e1">
        <Icon icon={icon} size="s" />
      </span>
    </button>
  );
}
