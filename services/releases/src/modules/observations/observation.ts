import type { OpInput } from '@declic/nest-kit';

type FailedBeacon = Extract<OpInput<'recordBeacon'>['body'], { kind: 'failed' }>;

export type Failure = FailedBeacon['failure'];

/** What a page reported of a version: that it ran, or how it failed. */
export type ObservedKind = 'loaded' | Failure;

/** Bits of the column `kinds`. */
export const KIND_BITS: Readonly<Record<ObservedKind, number>> = {
  loaded: 1,
  load: 2,
  slow: 4,
  contract: 8,
  render: 16,
  runtime: 32,
  unmount: 64,
  mismatch: 128,
};

export const FAILURES: readonly Failure[] = ['load', 'slow', 'contract', 'render', 'runtime', 'unmount', 'mismatch'];

/**
 * A page refused the version because its shell lacks what the version needs. The registry compared the version with the live shell, so
 * this says something about an old page, and nothing about the version.
 */
export const REFUSAL = 'contract' satisfies Failure;

/** Reports of what worked: the page was rendered twice, which costs time, or an extension of the browser had changed its HTML. */
const WITHOUT_FAILURE: readonly ObservedKind[] = ['loaded', REFUSAL, 'mismatch'];

/** Whether a report says that the version failed. */
export const isFailed = (kind: ObservedKind) => !WITHOUT_FAILURE.includes(kind);

/** One report. */
export interface Observation {
  readonly name: string;
  readonly version: string;
  /** A keyed hash, as PostgreSQL takes a bigint. */
  readonly network: string;
  readonly kind: ObservedKind;
  readonly at: Date;
}

/** All that one network reported of one version: a row. */
export interface ObservedNetwork extends Pick<Observation, 'name' | 'version' | 'network'> {
  readonly kinds: number;
  readonly seenAt: Date;
  readonly failedAt: Date | null;
}

export function toObservedNetwork({ name, version, network, kind, at }: Observation): ObservedNetwork {
  return {
    name,
    version,
    network,
    kinds: KIND_BITS[kind],
    seenAt: at,
    failedAt: isFailed(kind) ? at : null,
  };
}

export function mergeObserved(one: ObservedNetwork, other: ObservedNetwork): ObservedNetwork {
  return {
    ...one,
    kinds: one.kinds | other.kinds,
    seenAt: later(one.seenAt, other.seenAt),
    failedAt: one.failedAt && other.failedAt ? later(one.failedAt, other.failedAt) : (one.failedAt ?? other.failedAt),
  };
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
