/** A property in jCal (RFC 7265): name, parameters, type and values. */
export type Property = [name: string, params: Record<string, unknown>, type: string, ...values: unknown[]];
/** A component in jCal: name, properties and components. */
export type Component = [name: string, properties: Property[], components: Component[]];

export function isCalendar(value: unknown): value is Component {
  return Array.isArray(value) && value[0] === "vcalendar" && Array.isArray(value[1]) && Array.isArray(value[2]);
}

export function propertyOf([, properties]: Component, name: string): Property | null {
  return properties.find((property) => property[0] === name) ?? null;
}

/** The parameters of a property, or `null` if there is no such property. */
export function paramsOf(component: Component, name: string): Record<string, unknown> | null {
  return propertyOf(component, name)?.[1] ?? null;
}

/** The first value of a property as text; empty if there is none. */
export function textOf(component: Component, name: string): string {
  const value = propertyOf(component, name)?.[3];
  return typeof value === "string" ? value : "";
}
