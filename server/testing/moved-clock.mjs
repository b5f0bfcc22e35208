// Preloaded in every process of a test run whose clock is moved: `Date` answers another time, timers stay as they are.
const offsetMs = Number(process.env.TEST_CLOCK_OFFSET_MS ?? 0);

if (offsetMs !== 0) {
  const RealDate = Date;
  const now = () => RealDate.now() + offsetMs;
  const MovedDate = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget === MovedDate ? target : newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
  });
  RealDate.prototype.constructor = MovedDate;
  globalThis.Date = MovedDate;
}
