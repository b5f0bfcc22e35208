/**
 * A promise that React's `use` reads synchronously. A render that suspended on a promise must call `use` again when it
 * resumes, so a value that is already loaded is passed to `use` as a promise too.
 */
export function fulfilledPromise<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: "fulfilled", value });
}
