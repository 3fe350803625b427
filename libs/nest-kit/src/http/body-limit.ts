/**
 * How much a request may bring, in bytes: what the largest form of the product needs, several times over. Operations that take files
 * say so in the contract (`x-max-body-bytes`). The edge refuses more before any service sees it.
 */
export const BODY_LIMIT = 1024 * 1024;
