import { LanguageModelClient } from '@declic/language-model';
import type { ModelSettings } from '@declic/language-model/settings';
import { MockLanguageModelV4 } from 'ai/test';
import type { Model } from '../ask-model';

const SETTINGS: ModelSettings = {
  baseUrl: 'http://127.0.0.1:9/v1',
  model: 'scripted',
  structuredOutputs: true,
  timeoutMs: 1_000,
  maxOutputTokens: 6_000,
  maxPromptCharacters: 120_000,
  budget: { requestsPerMinute: 1_000, accountRequestsPerMinute: 1_000, tokensPerDay: 100_000_000 },
};

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

/** A model that gives these answers one after the other, the last one again and again, and the prompts that it was given. */
export function scripted(...answers: readonly unknown[]): { readonly model: Model; readonly prompts: string[] } {
  const prompts: string[] = [];
  const mock = new MockLanguageModelV4({
    doGenerate: async ({ prompt }) => {
      const answer = answers[Math.min(prompts.length, answers.length - 1)];
      prompts.push(JSON.stringify(prompt));
      const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
      return { content: [{ type: 'text', text }], finishReason: { unified: 'stop', raw: 'stop' }, usage, warnings: [] };
    },
  });
  return { model: new LanguageModelClient(SETTINGS, mock), prompts };
}
