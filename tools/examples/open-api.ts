import { readFileSync } from "node:fs";
import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";

type Json = Record<string, unknown>;
type Parameter = { name: string; in: string; schema?: Json };

/** Compares calls with an OpenAPI document; each function returns what is wrong. */
export type OpenApi = {
  request: (call: { method: string; path: string; query: URLSearchParams; body: unknown }) => string[];
  answer: (call: { method: string; path: string; status: number; body: unknown }) => string[];
};

const DOCUMENT = "openapi";

/** `elsewhere` are the answers that the company documents for every call, on another page than its OpenAPI document. */
export function openApi(file: string, elsewhere: Readonly<Record<number, string>> = {}): OpenApi {
  const document = parse(readFileSync(file, "utf8")) as Json & { paths: Record<string, Json> };
  // Queries are texts; a document also has words that only its readers know, such as examples.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  const ajvOfQueries = new Ajv2020({ strict: false, coerceTypes: true, validateSchema: false });
  for (const each of [ajv, ajvOfQueries]) {
    addFormats.default(each);
    each.addSchema(document, DOCUMENT);
  }
  const validators = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string) => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `${DOCUMENT}#${pointer}` });
    validators.set(pointer, known);
    return known;
  };
  const errorsAt = (pointer: string, body: unknown) => {
    const validate = validatorAt(pointer);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || "the body"} ${message}`);
  };
  const operationAt = (method: string, path: string) => operationOf(document, method, path);
  return {
    request: ({ method, path, query, body }) => {
      const operation = operationAt(method, path);
      if (!operation) return ["no such call"];
      const inBody = operation.value.requestBody ? errorsAt(`${operation.pointer}/requestBody${CONTENT}`, body) : [];
      return [...inBody, ...queryErrors(ajvOfQueries, document, operation.value, query)];
    },
    answer: ({ method, path, status, body }) => {
      const operation = operationAt(method, path);
      const own = operation && `${operation.pointer}/responses/${status}`;
      const pointer = own && valueAt(document, own) ? own : elsewhere[status];
      return pointer ? errorsAt(`${resolved(document, pointer)}${CONTENT}`, body) : [`no answer ${status}`];
    },
  };
}

const CONTENT = "/content/application~1json/schema";

function operationOf({ paths }: { paths: Record<string, Json> }, method: string, path: string) {
  const template = Object.keys(paths).find((each) => new RegExp(`^${each.replace(/\{\w+\}/g, "[^/]+")}$`).test(path));
  const value = template ? (paths[template]?.[method.toLowerCase()] as Json | undefined) : undefined;
  if (!template || !value) return null;
  return { value, pointer: `/paths/${template.replaceAll("/", "~1")}/${method.toLowerCase()}` };
}

function queryErrors(ajv: Ajv2020, document: Json, operation: Json, query: URLSearchParams): string[] {
  const all = ((operation.parameters ?? []) as (Parameter & { $ref?: string })[]).map(({ $ref, ...own }) =>
    $ref ? (valueAt(document, $ref.slice(1)) as Parameter) : (own as Parameter),
  );
  return [...query].flatMap(([name, value]) => {
    const parameter = all.find((each) => each.in === "query" && each.name === name);
    if (!parameter) return [`no parameter ${name}`];
    const isValid = ajv.validate({ type: "object", properties: { value: parameter.schema ?? {} } }, { value });
    return isValid ? [] : [`${name}=${value} ${ajv.errorsText()}`];
  });
}

/** The pointer behind references to shared parts. */
function resolved(document: Json, pointer: string): string {
  const value = valueAt(document, pointer) as { $ref?: string } | undefined;
  return value?.$ref ? resolved(document, value.$ref.slice(1)) : pointer;
}

function valueAt(document: Json, pointer: string): unknown {
  const parts = pointer.split("/").slice(1);
  return parts.reduce<unknown>(
    (value, part) => (value as Json | undefined)?.[part.replaceAll("~1", "/").replaceAll("~0", "~")],
    document,
  );
}
