import type { ValueTransformer } from 'typeorm';

/** PostgreSQL's bigint as a number: balances stay far below 2^53, and the driver would hand out text. */
export const bigInteger: ValueTransformer = {
  to: (value: number | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
