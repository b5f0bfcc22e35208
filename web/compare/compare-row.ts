import type { ReactNode } from "react";
import type { ComparedProperty } from "#contract/search/compare.ts";

/** A row of the table: what it compares, and the value of each home. */
export type CompareRow = {
  id: string;
  label: string;
  cell: (property: ComparedProperty, index: number) => ReactNode;
};
