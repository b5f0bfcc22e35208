/** Loads the library of passkeys when it is first needed, because that takes a tenth of the time in which a process starts. */
export const loadWebauthn = () => import("@simplewebauthn/server");
