/** How long the link that confirms an address works; the one that leads off the list does not end. */
export const CONFIRMATION_DAYS = 7;
