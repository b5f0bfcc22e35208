import { randomUUID } from "node:crypto";
import { appToday } from "#api/database/app-now.ts";
import type { Tx } from "#api/database/database.ts";
import { Problem } from "#api/problem/problem.ts";
import type { SearchPayload } from "#contract/search.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import type { Site } from "#domain/site/sites.ts";
import { maxDateOf } from "#domain/stay/calendar-window.ts";
import { type Day, isDay } from "#domain/stay/day.ts";
import { type Stay, stayProblem } from "#domain/stay/stay.ts";
import { listedHomes } from "./listed-homes.ts";
import { propertyCard } from "./property-card.ts";

/** The homes of a city for some nights, priced for the guests of one site. */
export async function searchProperties(db: Tx, site: Site, payload: SearchPayload) {
  const cityIds = payload.searchCriteria.flatMap((choice) =>
    choice.lookupTypeId === lookupTypes.CITY ? choice.lookupId : [],
  );
  if (cityIds.length === 0) throw new Problem("city-required", { fields: { searchCriteria: "city" } });
  const stay = soundStay(payload, await appToday(db), site);
  const { pageNo, pageSize } = payload;
  const { totalCount, homes } = await listedHomes(db, cityIds, { pageNo, pageSize });
  const properties = homes.map((home) => propertyCard(home, stay, site));
  return { searchId: randomUUID(), totalCount, properties, pageNo, pageSize };
}

/** The stay that was asked for, if it can be booked at all: real days, not past, 1 to 28 nights, within the site's window. */
function soundStay({ checkIn, checkOut }: Stay, today: Day, site: Site): Stay {
  if (!isDay(checkIn)) throw new Problem("dates-invalid", { fields: { checkIn: "checkIn" } });
  if (!isDay(checkOut)) throw new Problem("dates-invalid", { fields: { checkOut: "checkOut" } });
  const stay = { checkIn, checkOut };
  const problem = stayProblem(stay, today);
  if (problem === "check-in-past") throw new Problem("dates-invalid", { fields: { checkIn: "checkIn" } });
  if (problem || checkOut > maxDateOf(today, site.calendarWindowMonths)) {
    throw new Problem("dates-invalid", { fields: { checkOut: "checkOut" } });
  }
  return stay;
}
