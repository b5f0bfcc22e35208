import type { Alternate } from "./alternates.ts";

/** A page as a sitemap lists it. */
export type SitemapPage = {
  loc: string;
  alternates: readonly Alternate[];
  /** The same page for phones. */
  mobile?: string | undefined;
  /** The day it last changed, where that is known. */
  lastmod?: string | null;
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The sitemaps of a site by their addresses. */
export function writeSitemapIndex(files: readonly string[]): string {
  const rows = files.map((loc) => `<sitemap><loc>${escaped(loc)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${SITEMAP}>\n${rows.join("")}</sitemapindex>\n`;
}

export function writeSitemap(pages: readonly SitemapPage[], media: string): string {
  return `${HEAD}<urlset ${SITEMAP} ${XHTML}>\n${pages.map((page) => writePage(page, media)).join("")}</urlset>\n`;
}

function writePage({ loc, alternates, mobile, lastmod }: SitemapPage, media: string): string {
  const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : "";
  const phone = mobile ? `<xhtml:link rel="alternate" media="${media}" href="${escaped(mobile)}"/>\n` : "";
  const others = alternates.map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>\n`,
  );
  return `<url>\n<loc>${escaped(loc)}</loc>${changed}\n${phone}${others.join("")}</url>\n`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

function escaped(address: string): string {
  return address.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}
