const HEADERS_MS = 10_000;
const REQUEST_MS = 15_000;
const IDLE_MS = 20_000;
/** Node looks for late requests at this interval, so a request ends at most this much after its limit. */
const CHECK_MS = 5_000;

/**
 * How long a client may take to send a request. The limit of the headers must be below that of the whole request:
 * otherwise Node exchanges the two, and a slow body may take as long as its default for headers. Tests pass a scale.
 */
export function serverTimeouts(scale = 1) {
  return {
    requestTimeout: REQUEST_MS * scale,
    connectionTimeout: IDLE_MS * scale,
    http: { headersTimeout: HEADERS_MS * scale, connectionsCheckingInterval: CHECK_MS * scale },
  };
}
