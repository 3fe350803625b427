/** Injection token of the service's own name. */
export const SERVICE_NAME = Symbol('SERVICE_NAME');
