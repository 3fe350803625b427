const MIB = 1024 * 1024;

/** What one visitor may take of the edge, and how long they may take for it. */
export interface EdgeLimits {
  /** From the first byte of a request to the last one of its headers. */
  readonly headersTimeoutMs: number;
  /** From the first byte of a request to the last one of its body. */
  readonly requestTimeoutMs: number;
  /** How often the two time-outs above are checked. */
  readonly timeoutCheckMs: number;
  /** Requests at the same time, from the end of their headers to the end of their answer. An event stream is counted apart. */
  readonly requests: ConcurrencyLimits;
  readonly streams: ConcurrencyLimits;
  /** Bodies are read whole before a service is asked: the memory that they may take. */
  readonly bodyBytesPerNetwork: number;
  readonly bodyBytes: number;
  /** Connections to one service. What exceeds them is answered 503 at once. */
  readonly connectionsPerService: number;
  readonly streamsPerService: number;
  readonly slowReader: SlowReaderLimits;
}

export interface ConcurrencyLimits {
  readonly perNetwork: number;
  readonly perAccount: number;
}

/** A client that takes its answer more slowly than this, after a grace period, is cut off. */
export interface SlowReaderLimits {
  readonly graceMs: number;
  readonly bytesPerSecond: number;
}

/**
 * The same in local mode and in production. A network is one IPv4 address, so an office or a test run shares one; a person with
 * ten open tabs has about ten requests at the same time.
 */
export const DEFAULT_LIMITS: EdgeLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 15_000,
  timeoutCheckMs: 1_000,
  requests: { perNetwork: 128, perAccount: 64 },
  streams: { perNetwork: 64, perAccount: 6 },
  bodyBytesPerNetwork: 32 * MIB,
  bodyBytes: 256 * MIB,
  connectionsPerService: 256,
  streamsPerService: 1_024,
  slowReader: { graceMs: 15_000, bytesPerSecond: 16 * 1024 },
};
