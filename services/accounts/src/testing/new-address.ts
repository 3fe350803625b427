let count = 0;

/** An address that no other test of the file has. */
export const newAddress = (): string => `ada-${++count}@example.com`;
