/** The key of sessionStorage under which a tab stores what its guest typed. */
export const STORED_GUEST = "CONTACT_DETAILS_FORM_STATE";
