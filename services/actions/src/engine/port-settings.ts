import type { GuardedFetchOptions } from '@declic/nest-kit/guarded-fetch';

/** What the ports of a process need to know: plain data. */
export interface PortSettings {
  readonly egress: GuardedFetchOptions;
  /** Null where no model is configured. */
  readonly model: ModelSettings | null;
}

/** Where the language model is, and what it may use. */
export interface ModelSettings {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** Whether the endpoint holds to a JSON schema by itself; otherwise the schema is a part of the instructions. */
  readonly structuredOutputs: boolean;
  /** Of one request; the model's share of the time of a call. */
  readonly timeoutMs: number;
  /** What this process may ask of the model. */
  readonly budget: {
    readonly requestsPerMinute: number;
    /** Of one account. */
    readonly accountRequestsPerMinute: number;
    /** In 24 hours: of prompts and answers. */
    readonly tokensPerDay: number;
  };
  readonly maxOutputTokens: number;
  /** A longer prompt is refused before it costs anything. */
  readonly maxPromptCharacters: number;
}
