import { type ModelSettings, readModelSettings } from '@declic/language-model/settings';
import type { FlowConfig } from '../config';
import type { ContentEngine } from './content-engine';

const MODEL_LIMITS = { maxOutputTokens: 6_000, maxPromptCharacters: 120_000 };

/** A language model where one is configured, with the embedded engine behind it. Its client is large, and loaded only then. */
export async function chooseEngine(config: FlowConfig, embedded: ContentEngine): Promise<ContentEngine> {
  const settings = readModelSettings(config, MODEL_LIMITS);
  if (!settings) return embedded;
  const [{ LanguageModelClient }, { ModelEngine }] = await Promise.all([
    import('@declic/language-model'),
    import('./llm/model-engine'),
  ]);
  return new ModelEngine(nameOf(settings), new LanguageModelClient(settings), embedded);
}

const nameOf = ({ baseUrl, model }: ModelSettings): string => `${new URL(baseUrl).host}/${model}`;
