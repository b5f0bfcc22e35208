import { Check, Minus } from "lucide-react";
import type { ComparedProperty } from "#contract/search/compare.ts";
import { type ComparedFact, comparedFacts, type MeasureName } from "#domain/compare/compared-facts.ts";
import { splitFacts } from "#domain/compare/split-facts.ts";
import { displayTime } from "#domain/stay/calendar/display-time.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useCompare } from "./compare-context.tsx";
import type { CompareRow } from "./compare-row.ts";

type Measure = Extract<ComparedFact, { kind: "measure" }>;
type Feature = Extract<ComparedFact, { kind: "feature" }>;

/**
 * The facts that differ, as rows of the table, and those that all homes share. A fact without a label is left out, and so
 * is a second one with the same label: a garden is both a space and an amenity.
 */
export function useFactRows(): { differing: CompareRow[]; measures: CompareRow[]; features: string[] } {
  const { properties, label } = useCompare();
  const { rows } = useNamespace("compare");
  const measureText = useMeasureText();
  const { differing, shared } = splitFacts(comparedFacts(properties));
  const measureRow = ({ name }: Measure): CompareRow => ({
    id: name,
    label: rows[name],
    cell: (property) => <Lines lines={measureText[name](property)} />,
  });
  const featureRow = ({ group, id, values }: Feature): CompareRow[] => {
    const text = label(group, id);
    const cell = (_: ComparedProperty, index: number) => <Owned group={group} count={values[index] ?? 0} />;
    return text ? [{ id: `${group}-${id}`, label: text, cell }] : [];
  };
  const shown = differing.flatMap((fact) => (fact.kind === "measure" ? [measureRow(fact)] : featureRow(fact)));
  const features = shared.flatMap((fact) => (fact.kind === "feature" ? (label(fact.group, fact.id) ?? []) : []));
  const isShown = (text: string) => shown.some((row) => row.label === text);
  return {
    differing: shown.filter((row, index) => shown.findIndex((other) => other.label === row.label) === index),
    measures: shared.flatMap((fact) => (fact.kind === "measure" ? [measureRow(fact)] : [])),
    features: [...new Set(features)].filter((text) => !isShown(text)),
  };
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two bedrooms may have the same beds
    <span key={index} className={`block ${index === 0 ? "" : "text-text-2 type-caption"}`}>
      {line}
    </span>
  ));
}

/** Whether a home has something, with a mark and a word; more than one is a number. */
function Owned({ group, count }: { group: Feature["group"]; count: number }) {
  const { values } = useNamespace("compare");
  const [yes, no] = group === "rules" ? [values.rule, values.noRule] : [values.yes, values.no];
  if (count > 1) return values.count({ n: count });
  return (
    <span className={`inline-flex items-center gap-1.5 ${count > 0 ? "" : "text-text-2"}`}>
      <Icon icon={count > 0 ? Check : Minus} size="s" className={count > 0 ? "text-success" : ""} />
      {count > 0 ? yes : no}
    </span>
  );
}

/** The lines of each measure in the guest's language. */
function useMeasureText(): Record<MeasureName, (property: ComparedProperty) => string[]> {
  const t = useMessages();
  const { values } = useNamespace("compare");
  const language = useLanguage();
  const { label } = useCompare();
  return {
    propertyType: ({ propertyTypeId }) => [label("propertyTypes", propertyTypeId) ?? values.unknown],
    location: ({ areaId, cityId }) => {
      const [area, city] = [label("areas", areaId), label("cities", cityId)];
      return [area && city ? values.place({ area, city }) : (area ?? city ?? values.unknown)];
    },
    sleeps: ({ sleeps, capacity }) =>
      sleeps < capacity
        ? [values.sleeps({ n: sleeps }), values.byDay({ n: capacity })]
        : [values.upTo({ n: capacity })],
    bedrooms: ({ bedRoomCount, beds }) => [
      t.count.bedrooms({ n: bedRoomCount }),
      ...beds.map(({ descriptionEn, descriptionAr }) => (language === "ar" ? descriptionAr : descriptionEn)),
    ],
    bathrooms: ({ bathRoomCount }) => [t.count.bathrooms({ n: bathRoomCount })],
    size: ({ size }) => [values.squareMetres({ size })],
    checkIn: ({ checkInFrom }) => [values.from({ time: displayTime(checkInFrom, language) })],
    checkOut: ({ checkOutTo }) => [values.until({ time: displayTime(checkOutTo, language) })],
    guestTypes: ({ guestTypeIds }) => {
      const names = guestTypeIds.flatMap((id) => label("guestTypes", id) ?? []);
      return [names.length > 0 ? names.join(values.list) : values.unknown];
    },
    tour: ({ is3DView }) => [is3DView ? values.yes : values.no],
  };
}
