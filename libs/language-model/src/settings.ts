import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Settings of a service that can use a language model; `timeoutMs` is what a request may take where nothing is set. */
export function modelShape({ timeoutMs }: { readonly timeoutMs: number }) {
  return {
    /** Any endpoint that speaks OpenAI's protocol; without it the embedded engines answer. */
    LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    LLM_MODEL: z.string().min(1).optional(),
    LLM_API_KEY: z.string().min(1).optional(),
    /** Whether the endpoint holds to a JSON schema by itself (`response_format: json_schema`). */
    LLM_STRUCTURED_OUTPUTS: flag.default(true),
    /** The longest that a request to the model may take. */
    LLM_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(timeoutMs),
    /** Budget of each process. What is above it is answered by the embedded engines. */
    LLM_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(120),
    LLM_ACCOUNT_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
    LLM_TOKENS_PER_DAY: z.coerce.number().int().min(1).default(5_000_000),
  };
}

type ModelEnvironment = z.output<z.ZodObject<ReturnType<typeof modelShape>>>;

/** Where the language model is, and what it may use: plain data. */
export interface ModelSettings {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** Whether the endpoint holds to a JSON schema by itself; otherwise the schema is a part of the instructions. */
  readonly structuredOutputs: boolean;
  /** Of one request. */
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

type ModelLimits = Pick<ModelSettings, 'maxOutputTokens' | 'maxPromptCharacters'>;

/** Null where no model is configured. */
export function readModelSettings(config: ModelEnvironment, limits: ModelLimits): ModelSettings | null {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey, LLM_STRUCTURED_OUTPUTS } = config;
  if (baseUrl === undefined || model === undefined) return null;
  return {
    ...{ baseUrl, model, apiKey, structuredOutputs: LLM_STRUCTURED_OUTPUTS, timeoutMs: config.LLM_TIMEOUT_MS },
    budget: {
      requestsPerMinute: config.LLM_REQUESTS_PER_MINUTE,
      accountRequestsPerMinute: config.LLM_ACCOUNT_REQUESTS_PER_MINUTE,
      tokensPerDay: config.LLM_TOKENS_PER_DAY,
    },
    ...limits,
  };
}
