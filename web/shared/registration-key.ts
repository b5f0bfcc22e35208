/** The key of sessionStorage for a registration whose contact is not verified yet. */
export const STORED_REGISTRATION = "REGISTRATION_STATE";
