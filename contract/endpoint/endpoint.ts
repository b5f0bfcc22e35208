import type { z } from "zod";

/** A route without its handler: the API spreads it into Fastify, the web reads its types. */
export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: `/api/${string}`;
  config?: typeof keyed;
  schema: {
    params?: z.ZodType;
    querystring?: z.ZodType;
    body?: z.ZodType;
    response: Record<number, z.ZodType>;
  };
};

/**
 * The call takes an Idempotency-Key: repeated with the same key and input it runs once and gets the same answer, and with
 * other input it is refused.
 */
export const keyed = { takesKey: true } as const;

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Successes<Responses> = Extract<keyof Responses, 200 | 201 | 202 | 204>;
type AnswerOf<Responses> = {
  [Status in Successes<Responses>]: Responses[Status] extends z.ZodType ? z.output<Responses[Status]> : never;
}[Successes<Responses>];
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : { [N in Name]: Value };
type SchemaPart<E extends Endpoint, Name extends string> = E["schema"] extends Record<Name, infer S> ? S : undefined;

/** The input and the answer of an endpoint. */
export type CallOf<E extends Endpoint> = {
  input: Part<"params", InputOf<SchemaPart<E, "params">>> &
    Part<"query", InputOf<SchemaPart<E, "querystring">>> &
    Part<"body", InputOf<SchemaPart<E, "body">>>;
  answer: AnswerOf<E["schema"]["response"]>;
};
