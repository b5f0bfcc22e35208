import { newVisitor } from "./visitor.ts";

export type CrawledPage = {
  status: number;
  title: string;
  description: string;
  robots: string | undefined;
  canonical: string | undefined;
  /** Address by language, as the head names them. */
  alternates: Map<string, string>;
  /** The address of the same page for phones. */
  mobile: string | undefined;
  /** The address of the picture that is shown where the page is shared. */
  picture: string | undefined;
  headings: number;
  /** The parsed JSON-LD blocks. */
  things: Record<string, unknown>[];
  links: string[];
};

/** Requests a page as a crawler does: no scripts, no cookies, no redirect followed. */
export async function crawl(address: string): Promise<CrawledPage> {
  const { status, html: text } = await ask(address);
  const tags = [...text.matchAll(/<(?:link|meta)\s[^>]*>/gi)].map(([tag]) => attributesOf(tag));
  const named = (name: string) => tags.find((tag) => tag.name === name)?.content;
  const links = tags.filter(({ rel }) => rel === "alternate");
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    status,
    title: decoded(/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? ""),
    description: named("description") ?? "",
    robots: named("robots"),
    canonical: tags.find(({ rel }) => rel === "canonical")?.href,
    alternates: new Map(links.flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, href]] : []))),
    mobile: links.find(({ media }) => media)?.href,
    picture: tags.find(({ property }) => property === "og:image")?.content,
    headings: text.match(/<h1[\s>]/g)?.length ?? 0,
    things: blocks.flatMap(([, block]) => JSON.parse(block ?? "")["@graph"] as Record<string, unknown>[]),
    links: [...text.matchAll(/<a\s[^>]*>/g)].map(([tag]) => attributesOf(tag).href ?? ""),
  };
}

/** One answer to somebody without cookies, by the whole address. */
export function ask(address: string, method = "GET") {
  const { hostname, pathname, search } = new URL(address);
  return newVisitor(hostname.replace(".localhost", "")).ask({ method, path: pathname + search });
}

function attributesOf(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)]));
}

function decoded(text: string): string {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");
}
