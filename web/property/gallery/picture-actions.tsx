import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { repeatsPress } from "#web/hydration/opens-sheet.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { SaveProperty } from "../actions/save-property.tsx";
import { ShareProperty } from "../actions/share-property.tsx";
import { useProperty } from "../data/property-context.tsx";
import { roundButtonClasses } from "../section/button-classes.ts";
import { useBooking } from "../stay/booking-context.tsx";

/** The buttons over the pictures of a phone: back, share and save. */
export function HeroDiscs() {
  return (
    <div className="pointer-events-none absolute inset-x-3 top-3 flex justify-between [&>*]:pointer-events-auto desktop:hidden">
      <BackDisc />
      <div className="flex gap-2">
        <ShareProperty isDisc />
        <SaveProperty isDisc />
      </div>
    </div>
  );
}

/** Goes back to the previous page of our site; without one, to the properties of the city. */
function BackDisc() {
  const words = useNamespace("details");
  const path = usePaths();
  const navigate = useNavigate();
  const { cityId } = useProperty().property.location;
  const { stay } = useBooking();
  const days = stay && { checkIn: writeUrlDay(stay.checkIn), checkOut: writeUrlDay(stay.checkOut) };
  const goBack = (event: MouseEvent) => {
    if (!(history.state?.idx > 0)) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link
      to={path("search", { cityId: String(cityId), ...days })}
      {...repeatsPress}
      onClick={goBack}
      aria-label={words.back}
      className={roundButtonClasses}
    >
      <Icon icon={ArrowLeft} />
    </Link>
  );
}
