/** Where the browser keeps what its guest may read without a connection. */
export const KEPT_KEY = "KEPT_OFFLINE";
