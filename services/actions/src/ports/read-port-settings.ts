import { egressOptions } from '@declic/nest-kit/guarded-fetch';
import type { ActionsConfig } from '../config';
import type { PortSettings } from '../engine/port-settings';

const MODEL_LIMITS = { timeoutMs: 20_000, maxOutputTokens: 4_000, maxPromptCharacters: 60_000 };

/** The settings of the ports, as the service is configured. */
export function readPortSettings(config: ActionsConfig): PortSettings {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey, LLM_STRUCTURED_OUTPUTS } = config;
  const isConfigured = baseUrl !== undefined && model !== undefined;
  return {
    egress: egressOptions(config),
    model: isConfigured ? { baseUrl, model, apiKey, structuredOutputs: LLM_STRUCTURED_OUTPUTS, ...MODEL_LIMITS } : null,
  };
}
