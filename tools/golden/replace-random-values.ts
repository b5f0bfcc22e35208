type Rule = { name: string; found: RegExp };

/** The values that differ between two runs of the same code. The first group of a rule, if any, is kept. */
const rules: readonly Rule[] = [
  { name: "jwt", found: /()eyJ[\w-]+\.[\w-]+\.[\w-]+/g },
  { name: "quote", found: /("quoteId":")[^"]*/g },
  { name: "session", found: /("token":")(?!tok(?:en)?_)[\w.-]{20,}/g },
  { name: "uuid", found: /()\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi },
  { name: "hash", found: /()\b[0-9a-f]{32}\b/g },
  { name: "order", found: /()\bC\d{9}\b/g },
  { name: "card-token", found: /()\btok(?:en)?_[\w-]{8,}/g },
  { name: "charge", found: /()\bpay_[a-z2-7]{26}\b/g },
  { name: "access", found: /(\baccess=|\borderAccess-[^=]*=)[\w-]{16,}/g },
];

/**
 * Replaces random values by placeholders such as `<order-2>`, numbered by first appearance. The same value gets the same
 * placeholder as long as the returned function is used. `fixed` maps further texts, such as the address of the sandbox.
 */
export function replaceRandomValues(fixed: Readonly<Record<string, string>> = {}): (text: string) => string {
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  const placeholderOf = (name: string, value: string) => {
    const key = `${name} ${value.toLowerCase()}`;
    const before = known.get(key);
    if (before) return before;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const placeholder = `<${name}-${count}>`;
    known.set(key, placeholder);
    return placeholder;
  };
  return (text) => {
    let result = text;
    for (const [value, placeholder] of Object.entries(fixed)) result = result.replaceAll(value, placeholder);
    for (const { name, found } of rules) {
      result = result.replace(found, (value: string, before: string) => {
        return before + placeholderOf(name, value.slice(before.length));
      });
    }
    return result;
  };
}
