import type { ReactNode } from "react";
import type { ComparedProperty } from "#contract/search/compare.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useCompare } from "./compare-context.tsx";
import type { CompareRow } from "./compare-row.ts";
import { HomeName, HomePicture } from "./compared-home.tsx";
import { useFactRows } from "./use-fact-rows.tsx";
import { useScoreRows } from "./use-score-rows.tsx";
import { useStayRows } from "./use-stay-rows.tsx";

/** The homes as columns. On phones the columns are swiped, and the names of the rows stay (`compare.css`). */
export function CompareTable() {
  const words = useNamespace("compare");
  const { properties } = useCompare();
  const { differing } = useFactRows();
  const isAlone = properties.length === 1;
  return (
    <div className="compare-frame mt-6" data-homes={properties.length}>
      <NameStrip />
      <div className="compare-scroll">
        <table className="compare-table type-small">
          <caption className="sr-only">{words.table}</caption>
          <thead>
            <tr>
              <td className="compare-corner" />
              <Cells of={(property) => <HomePicture property={property} />} />
            </tr>
            <tr className="compare-names">
              <th scope="col" className="compare-corner">
                <span className="sr-only">{words.fact}</span>
              </th>
              {properties.map((property) => (
                <th key={property.propertyId} scope="col">
                  <HomeName property={property} />
                </th>
              ))}
            </tr>
          </thead>
          <Group title={words.groups.stay} rows={useStayRows()} />
          <Group title={words.groups.scores} rows={useScoreRows()} />
          <Group title={isAlone ? words.groups.facts : words.groups.differing} rows={differing} />
        </table>
      </div>
    </div>
  );
}

/** On phones the names again, above the values of a long table; they move with its columns (`compare.css`). */
function NameStrip() {
  const { properties, nameOf } = useCompare();
  return (
    <div aria-hidden="true" className="compare-strip">
      <div>
        {properties.map((property) => (
          <span key={property.propertyId}>{nameOf(property)}</span>
        ))}
      </div>
    </div>
  );
}

function Group({ title, rows }: { title: string; rows: readonly CompareRow[] }) {
  const { properties } = useCompare();
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className="compare-group">
        <th scope="rowgroup" colSpan={properties.length + 1}>
          <span className="type-h3">{title}</span>
        </th>
      </tr>
      {rows.map(({ id, label, cell }) => (
        <tr key={id} data-row={id}>
          <th scope="row">
            <span className="compare-label">{label}</span>
          </th>
          <Cells of={cell} />
        </tr>
      ))}
    </tbody>
  );
}

function Cells({ of }: { of: (property: ComparedProperty, index: number) => ReactNode }) {
  const { properties } = useCompare();
  return properties.map((property, index) => <td key={property.propertyId}>{of(property, index)}</td>);
}
