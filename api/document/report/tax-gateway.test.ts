import { expect, test } from "vitest";
import type { TaxClient } from "#api/document/authority/tax-client.ts";
import type { CallAnswer } from "#api/platform/http-client/call-json.ts";
import { reportToTaxGateway } from "./tax-gateway.ts";

const document = { id: crypto.randomUUID(), hash: "hash", xml: "<Invoice/>" };

/** A gateway that gives these answers in turn, and the paths that were called. */
function gateway(...answers: CallAnswer[]) {
  const called: string[] = [];
  const client: TaxClient = {
    post: async (path) => {
      called.push(path);
      return answers[called.length - 1] as CallAnswer;
    },
    isUp: () => true,
    check: async () => ({ answers: true, detail: "" }),
  };
  return { client, called };
}

const results = (errorMessages: object[] = []) => ({
  validationResults: {
    infoMessages: [],
    warningMessages: [],
    errorMessages,
    status: errorMessages.length ? "ERROR" : "PASS",
  },
});

/** The published answer to a document that was reported before. */
const duplicate = {
  validationResults: {
    infoMessages: [],
    warningMessages: [],
    errorMessages: [
      {
        type: "ERROR",
        code: "Invoice-Errors",
        category: "Duplicate-Invoice",
        message: "Invoice was already Reported successfully earlier.",
        status: "ERROR",
      },
    ],
    status: "ERROR",
  },
  reportingStatus: "NOT_REPORTED",
};

test.each([
  [200, { ...results(), reportingStatus: "REPORTED" }, "reported"],
  [202, { ...results(), reportingStatus: "REPORTED", unknownField: [1] }, "warned"],
  [208, { ...results(), reportingStatus: "REPORTED" }, "reported"],
  [400, { ...results([{ code: "BR-KSA-40" }]), reportingStatus: "NOT_REPORTED" }, "refused"],
  [409, duplicate, "reported"],
  [409, results([{ category: "KSA" }]), "refused"],
  [409, { validationResults: null }, "refused"],
  [200, { ...results([{ code: "X" }]), reportingStatus: "NOT_REPORTED" }, "refused"],
])("the answer %i to a simplified document %j means: %s", async (status, json, state) => {
  const { client, called } = gateway({ status, json });
  expect(await reportToTaxGateway(client, { ...document, isFull: false })).toMatchObject({ state, clearedXml: null });
  expect(called).toEqual(["/invoices/reporting/single"]);
});

test.each([
  [404, results()],
  [409, { error: "a proxy" }],
  [200, null],
  [422, "text"],
])("the answer %i with %j says nothing of the document", async (status, json) => {
  const { client } = gateway({ status, json });
  await expect(reportToTaxGateway(client, { ...document, isFull: false })).rejects.toThrow("tax: refused");
});

test.each([200, 202, 208])("a full invoice that is cleared by %i comes with its legal form", async (status) => {
  const clearedInvoice = Buffer.from("<Invoice>شاليه</Invoice>").toString("base64");
  const { client } = gateway({ status, json: { ...results(), clearanceStatus: "CLEARED", clearedInvoice } });
  const answer = await reportToTaxGateway(client, { ...document, isFull: true });
  expect(answer).toMatchObject({ isCleared: true, clearedXml: "<Invoice>شاليه</Invoice>" });
});

test("a full invoice is reported while clearance is switched off", async () => {
  const { client, called } = gateway({ status: 303, json: null }, { status: 409, json: duplicate });
  const answer = await reportToTaxGateway(client, { ...document, isFull: true });
  expect(answer).toMatchObject({ state: "reported", isCleared: false, clearedXml: null });
  expect(called).toEqual(["/invoices/clearance/single", "/invoices/reporting/single"]);
});
