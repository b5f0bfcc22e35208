import { expect, test } from "vitest";
import { accountMail } from "#api/account/send-message/account-message-text.ts";
import { alertMailContent } from "#api/alert/alert-mail-content.ts";
import { orderMailContent } from "#api/order/message/order-message-text.ts";
import { paidPriceOf } from "#api/order/view/paid-prices.ts";
import type { MailContent } from "#api/platform/messaging/mail-content.ts";
import { mailPage } from "#api/platform/messaging/mail-page.ts";
import { anArrival, anOrderRow } from "#api/testing/builders/an-order-row.ts";
import { languages } from "#domain/language/language.ts";
import { siteById } from "#domain/site/sites.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";

const origin = "http://mabeet.example";
const orderMails = ["confirmed", "changed", "pending", "failed", "cancelled", "refunded", "refundChanged"] as const;
const refund = {
  route: "original",
  source: "card",
  last4: "4242",
  amount: 920,
  currency: "SAR",
  points: null,
} as const;
const refunds = {
  keptMinor: 92_000,
  refunds: [{ ...refund, status: "pending" as const, at: "2026-11-16T09:00:00.000Z" }],
};

const home = { id: 17, nameEn: "Qamra", nameAr: "قمرا", cityId: 5 };
const anAlertMail = {
  firstName: "نورة",
  listId: "3298efe5-ac63-4959-b2ef-07735458402e",
  listName: "Taif",
  stay: { checkIn: "2026-12-02", checkOut: "2026-12-05" },
  properties: [
    { ...home, news: { kind: "free" as const, halalas: 92_000 } },
    { ...home, news: { kind: "cheaper" as const, halalas: 92_000, before: 115_000 } },
  ],
  rate: 1,
  token: "of-the-link",
};

const mails: [string, MailContent][] = (["mabeet-SA", "tajawal-AE"] as const).flatMap((siteId) =>
  languages.flatMap((language) => {
    const site = siteById(siteId);
    const options = {
      site,
      origin,
      rate: 1,
      access: "of-the-link",
      arrival: anArrival(anOrderRow({ language }), { origin, access: "of-the-link" }),
      refunds: null,
      paid: paidPriceOf(anOrderRow({ language }), []),
      bookedAt: new Date("2026-11-15T09:00:00Z"),
      document: "invoice" as const,
      data: [{ "@type": "LodgingReservation", underName: "</script><script>", telephone: "+966501234567" }],
      plan: { lender: "tabby" as const, schedule: [230, 230, 230, 230] },
    };
    const code = { kind: "verify-email", firstName: "نورة", code: "123456", link: "t" } as const;
    const contact = { kind: "contact-changed", firstName: "Noura", contact: "n•••@example.test" } as const;
    const device = { kind: "new-device", firstName: "Noura", device: "Chrome", network: "2001:db8::/48" } as const;
    return [
      ...orderMails.map((kind, index) =>
        orderMailContent(kind, anOrderRow({ language }), {
          ...options,
          refunds: index > 3 ? refunds : null,
          change:
            kind === "changed" ? { beforeMinor: 345_000, differenceMinor: -115_000, refunds: refunds.refunds } : null,
        }),
      ),
      ...[code, device, contact].map((message) => accountMail(message, { site, origin, language })),
      alertMailContent({ ...anAlertMail, site, origin, language }),
    ].map((content, index): [string, MailContent] => [`${siteId} ${language} ${index}`, content]);
  }),
);

type Tag = { name: string; attributes: string; style: string };

/** Without the facts for mail programs, which no reader sees. */
function shownPart(html: string): string {
  return html.replaceAll(/<script type="application\/ld\+json">[^<]*<\/script>/g, "");
}

function tagsOf(html: string): Tag[] {
  return [...html.matchAll(/<([a-z]\w*)([^>]*)>/g)].map(([, name = "", attributes = ""]) => ({
    name,
    attributes,
    style: /style="([^"]*)"/.exec(attributes)?.[1] ?? "",
  }));
}

/** What Outlook for Windows or Gmail does not support, from caniemail.com. */
const badTags = /^(script|link|form|input|button|svg|video|iframe|object|base|section|article|figure)$/;
const badStyles =
  /display:(flex|grid|inline-flex)|position:|float:|background-image|url\(|var\(|calc\(|-inline|-block-|inset|gap:|rem\b|\bv[wh]\b|object-fit|box-shadow|transform|animation|text-align:(start|end)/;
const GMAIL_CLIPS_AT = 102_000;
const GMAIL_STYLE_LIMIT = 8_192;

test.each(mails)("%s is an email that Outlook and Gmail show as meant", (_name, content) => {
  const html = shownPart(mailPage(content));
  const tags = tagsOf(html);
  const having = (name: string) => tags.filter((tag) => tag.name === name);

  expect(tags.filter(({ name, style }) => badTags.test(name) || badStyles.test(style))).toEqual([]);
  expect(having("table").filter(({ attributes }) => !/role="presentation".*cellspacing="0"/i.test(attributes))).toEqual(
    [],
  );
  expect(
    having("img").filter(({ attributes }) => !/(?=.*alt=)(?=.*width="\d+")(?=.*src="http)/.test(attributes)),
  ).toEqual([]);
  expect(having("img").filter(({ attributes }) => !/src="[^"]+\.(png|jpg)"/.test(attributes))).toEqual([]);
  expect(having("a").filter(({ attributes }) => !/href="(https?:|tel:|mailto:)/.test(attributes))).toEqual([]);
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(html).toContain("<!--[if mso]>");
  expect(html).toContain("prefers-color-scheme:dark");
  expect((/<style>(.*)<\/style>/s.exec(html)?.[1] ?? "").length).toBeLessThan(GMAIL_STYLE_LIMIT);
  expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_CLIPS_AT);
});

test("a masked contact is no link, and a number with hyphens stays on one line of a title", () => {
  const [, content] = mails.find(([, { sections }]) => JSON.stringify(sections).includes("•••")) ?? [];
  const title = `Invoice ${leftToRight("MB-SA-2026-000123")}`;
  const html = mailPage({ ...(content as MailContent), title });
  expect(html).toContain("n•••@example.test");
  expect(html).not.toMatch(/href="[^"]*•/);
  expect(html).toContain('<span dir="ltr" style="white-space:nowrap">MB-SA-2026-000123</span></h1>');
});

test.each(mails)("%s keeps every phone number in its own order", (_name, content) => {
  const html = shownPart(mailPage(content));
  const phones = [...html.matchAll(/<a href="tel:([^"]+)"([^>]*)>/g)];

  expect(phones.length).toBeGreaterThan(0);
  expect(phones.filter(([, , attributes]) => !attributes?.includes('dir="ltr"'))).toEqual([]);
  expect(html.replaceAll(/<a href="tel:[^>]*>[^<]*<\/a>/g, "")).not.toMatch(/\+\d{3}/);
});
