import { createPublicKey, type KeyObject, sign } from "node:crypto";
import { der, objectId, sequence, tags } from "./der.ts";

/** What a certificate for signing documents names. */
export type RequestedUnit = {
  /** The name of this unit among those of the taxpayer. */
  commonName: string;
  /** Maker, model and number of the unit: `1-…|2-…|3-…`. */
  serialNumber: string;
  vatNumber: string;
  organization: string;
  branch: string;
  address: string;
  businessCategory: string;
};

/** The kind of certificate: one for production, one for the simulation. */
export type Template = "ZATCA-Code-Signing" | "PREZATCA-Code-Signing";

const ids = {
  commonName: "2.5.4.3",
  /** The authority reads the serial number here, because OpenSSL's "SN" is this field. */
  surname: "2.5.4.4",
  country: "2.5.4.6",
  organization: "2.5.4.10",
  branch: "2.5.4.11",
  title: "2.5.4.12",
  businessCategory: "2.5.4.15",
  registeredAddress: "2.5.4.26",
  userId: "0.9.2342.19200300.100.1.1",
  alternativeName: "2.5.29.17",
  template: "1.3.6.1.4.1.311.20.2",
  extensionRequest: "1.2.840.113549.1.9.14",
  ecdsaSha256: "1.2.840.10045.4.3.2",
};

/** Full and simplified documents, in the order in which the authority writes them. */
const DOCUMENT_TYPES = "1100";
const ATTRIBUTES = 0xa0;
const DIRECTORY_NAME = 0xa4;
const LINE = 64;

/** A request for a certificate that the tax authority accepts, as PEM. */
export function certificateRequest(key: KeyObject, unit: RequestedUnit, template: Template): string {
  const info = sequence(
    der(tags.integer, Buffer.from([0])),
    subject(unit),
    createPublicKey(key).export({ type: "spki", format: "der" }),
    der(ATTRIBUTES, sequence(objectId(ids.extensionRequest), der(tags.set, extensions(unit, template)))),
  );
  const signature = der(tags.bitString, Buffer.from([0]), sign("sha256", info, key));
  return pem(sequence(info, sequence(objectId(ids.ecdsaSha256)), signature));
}

/** The serial number in a request of ours: a unit keeps it when its certificate is renewed. */
export function serialNumberOf(request: string): string | null {
  const bytes = Buffer.from(request.replace(/-----[^-]+-----|\s/g, ""), "base64");
  return /1-[^|]+\|2-[^|]+\|3-[0-9a-f-]{36}/.exec(bytes.toString("latin1"))?.[0] ?? null;
}

function subject({ commonName, organization, branch }: RequestedUnit): Buffer {
  const country = sequence(objectId(ids.country), der(tags.printableString, Buffer.from("SA")));
  return sequence(
    der(tags.set, country),
    named(ids.branch, branch),
    named(ids.organization, organization),
    named(ids.commonName, commonName),
  );
}

function extensions(unit: RequestedUnit, template: Template): Buffer {
  const names = sequence(
    named(ids.surname, unit.serialNumber),
    named(ids.userId, unit.vatNumber),
    named(ids.title, DOCUMENT_TYPES),
    named(ids.registeredAddress, unit.address),
    named(ids.businessCategory, unit.businessCategory),
  );
  return sequence(
    extension(ids.template, der(tags.utf8String, Buffer.from(template))),
    extension(ids.alternativeName, sequence(der(DIRECTORY_NAME, names))),
  );
}

function extension(id: string, value: Buffer): Buffer {
  return sequence(objectId(id), der(tags.octetString, value));
}

function named(id: string, value: string): Buffer {
  return der(tags.set, sequence(objectId(id), der(tags.utf8String, Buffer.from(value))));
}

function pem(bytes: Buffer): string {
  const lines = bytes.toString("base64").match(new RegExp(`.{1,${LINE}}`, "g")) ?? [];
  return ["-----BEGIN CERTIFICATE REQUEST-----", ...lines, "-----END CERTIFICATE REQUEST-----", ""].join("\n");
}
