import { egressOptions } from '@declic/nest-kit/guarded-fetch';
import type { ActionsConfig } from '../config';
import type { ModelSettings, PortSettings } from '../engine/port-settings';

const MODEL_LIMITS = { maxOutputTokens: 4_000, maxPromptCharacters: 60_000 };

/** The settings of the ports, as the service is configured. */
export function readPortSettings(config: ActionsConfig): PortSettings {
  return { egress: egressOptions(config), model: readModelSettings(config) };
}

/** Null where no model is configured. */
export function readModelSettings(config: ActionsConfig): ModelSettings | null {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey, LLM_STRUCTURED_OUTPUTS } = config;
  if (baseUrl === undefined || model === undefined) return null;
  return {
    ...{ baseUrl, model, apiKey, structuredOutputs: LLM_STRUCTURED_OUTPUTS, timeoutMs: config.LLM_TIMEOUT_MS },
    budget: {
      requestsPerMinute: config.LLM_REQUESTS_PER_MINUTE,
      accountRequestsPerMinute: config.LLM_ACCOUNT_REQUESTS_PER_MINUTE,
      tokensPerDay: config.LLM_TOKENS_PER_DAY,
    },
    ...MODEL_LIMITS,
  };
}
