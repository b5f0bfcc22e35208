const HEADERS = ["content-type", "cache-control", "retry-after", "location", "content-disposition", "set-cookie"];

type Answer = { statusCode: number; headers: Record<string, unknown>; body: string };

/** The status, the headers that a browser acts on and the body of an answer. */
export function answerText({ statusCode, headers, body }: Answer): string {
  const lines = HEADERS.flatMap((name) =>
    [headers[name] ?? []].flat().map((value) => `${name}: ${headerText(name, String(value))}`),
  );
  const text = [`status: ${statusCode}`, ...lines, "", jsonLines(unfolded(body)), ""].join("\n");
  return statusCode === 429 ? inWholeMinutes(text, String(headers["retry-after"])) : text;
}

/** Rate limits count by the real clock, so the seconds to wait depend on the speed of the machine. */
function inWholeMinutes(text: string, seconds: string): string {
  return text.replaceAll(new RegExp(`\\b${seconds}\\b`, "g"), String(Math.ceil(Number(seconds) / 60) * 60));
}

/** A calendar file breaks long lines, also within an order number. */
function unfolded(body: string): string {
  return body.startsWith("BEGIN:VCALENDAR") ? body.replaceAll("\r\n ", "") : body;
}

/** Of a cookie the name and the attributes, and whether it has a value. */
function headerText(name: string, value: string): string {
  if (name === "set-cookie") return value.replace(/=([^;]*)/, (_all, content) => (content ? "=…" : "="));
  return value;
}

/** Adds line breaks to JSON between values only; all bytes of the original stay in their order. */
export function jsonLines(text: string): string {
  if (!/^[[{]/.test(text)) return text;
  let depth = 0;
  const indented = () => `\n${" ".repeat(depth)}`;
  return text.replace(/"(?:[^"\\]|\\.)*"|[{[]|[}\]]|,/g, (part) => {
    if (part.startsWith('"')) return part;
    if (part === ",") return part + indented();
    depth += /[{[]/.test(part) ? 1 : -1;
    return /[{[]/.test(part) ? part + indented() : indented() + part;
  });
}
