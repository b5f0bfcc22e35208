import { randomUUID } from "node:crypto";
import { readText } from "../read-text.ts";
import type { Answer, PartnerRequest } from "../route.ts";
import { storeFile } from "../store-file.ts";
import { currencyOfMerchant, type Region } from "./merchants.ts";
import { fieldsOf } from "./read-checkout.ts";
import { badData } from "./tabby-errors.ts";

/** A merchant chooses the name and the value of one header that every webhook has. */
type Registration = {
  merchantCode: string;
  webhook: { id: string; url: string; is_test: boolean; header?: { title: string; value: string } };
};

const file = storeFile("tabby-webhooks.jsonl");
const registrations: Registration[] = file.read() as Registration[];

/** The newest webhook of a merchant code. */
export function registeredWebhook(merchantCode: string): Registration["webhook"] | undefined {
  return registrations.findLast((each) => each.merchantCode === merchantCode)?.webhook;
}

export function registerWebhook(call: PartnerRequest, region: Region): Answer {
  const merchantCode = readMerchantCode(call, region);
  const url = readText(call.body, "url", 500);
  if (!URL.canParse(url)) throw badData("url: an address");
  const { header } = fieldsOf(call.body, "body");
  const webhook = {
    id: randomUUID(),
    url,
    is_test: true,
    ...(header === undefined ? {} : { header: readHeader(header) }),
  };
  const registration = { merchantCode, webhook };
  registrations.push(registration);
  file.append(registration);
  return { json: webhook };
}

export function listWebhooks(call: PartnerRequest, region: Region): Answer {
  const merchantCode = readMerchantCode(call, region);
  return { json: registrations.filter((each) => each.merchantCode === merchantCode).map(({ webhook }) => webhook) };
}

function readMerchantCode({ request }: PartnerRequest, region: Region): string {
  const merchantCode = String(request.headers["x-merchant-code"] ?? "");
  currencyOfMerchant(merchantCode, region);
  return merchantCode;
}

function readHeader(value: unknown): { title: string; value: string } {
  const title = readText(value, "title", 100);
  if (!/^[\w-]+$/.test(title)) throw badData("title: the name of a header");
  return { title, value: readText(value, "value", 500) };
}
