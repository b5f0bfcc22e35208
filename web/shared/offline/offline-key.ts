/** Where the browser keeps what its guest may read without a connection. */
export const OFFLINE_KEY = "OFFLINE_STORE";
