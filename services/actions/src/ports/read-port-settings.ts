import { readModelSettings as readSettings } from '@declic/language-model/settings';
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
  return readSettings(config, MODEL_LIMITS);
}
