import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { asSchema, type FlexibleSchema, generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
import { createModelFetch } from './guarded-model-fetch';
import { EndpointTimeoutError, ModelAvailability } from './model-availability';
import { ModelBudget } from './model-budget';
import { LanguageModelError } from './model-error';
import type { ModelSettings } from './settings';

/** A token of the languages that are written here has about four characters; three is on the safe side. */
const CHARACTERS_PER_TOKEN = 3;

/** A request for one answer in the form of a schema. */
export interface ModelQuestion<Answer> {
  readonly instructions: string;
  readonly prompt: string;
  readonly schema: FlexibleSchema<Answer>;
  readonly signal: AbortSignal;
  /** Whose budget it uses, beside that of the process. */
  readonly account?: string | undefined;
}

/** An endpoint that speaks OpenAI's protocol, within its time limit, its budget and a circuit breaker. */
export class LanguageModelClient {
  readonly #model;
  readonly #availability = new ModelAvailability();
  readonly #budget: ModelBudget;

  /** @param model for tests; the configured endpoint otherwise */
  constructor(
    private readonly settings: ModelSettings,
    model: LanguageModel = toEndpoint(settings),
  ) {
    this.#model = model;
    this.#budget = new ModelBudget(settings.budget);
  }

  /** @throws {LanguageModelError} it does not answer in time, or not in the form of the schema. */
  async generate<Answer>(question: ModelQuestion<Answer>): Promise<Answer> {
    const { timeoutMs, maxOutputTokens, maxPromptCharacters } = this.settings;
    const { prompt, account } = question;
    if (prompt.length > maxPromptCharacters)
      throw new LanguageModelError('too long', 'The text is too long for the language model.');
    const instructions = await this.instruct(question);
    const promptTokens = Math.ceil((instructions.length + prompt.length) / CHARACTERS_PER_TOKEN);
    const settle = this.#budget.take(promptTokens + maxOutputTokens, account);
    try {
      const limit = AbortSignal.timeout(timeoutMs);
      const signal = AbortSignal.any([question.signal, limit]);
      const { output, totalUsage } = await this.#availability.execute(limit, () =>
        this.ask({ ...question, instructions, signal }),
      );
      settle(totalUsage.totalTokens ?? promptTokens + maxOutputTokens);
      return output;
    } catch (error) {
      settle(NoObjectGeneratedError.isInstance(error) ? (error.usage?.totalTokens ?? promptTokens) : promptTokens);
      throw toModelError(error);
    }
  }

  private async instruct({ instructions, schema }: ModelQuestion<unknown>): Promise<string> {
    if (this.settings.structuredOutputs) return instructions;
    const form = JSON.stringify(await asSchema(schema).jsonSchema);
    return `${instructions}\n\nAnswer with JSON only, by this JSON schema:\n${form}`;
  }

  private ask<Answer>({ instructions, prompt, schema, signal }: ModelQuestion<Answer>) {
    return generateText({
      model: this.#model,
      output: Output.object({ schema }),
      instructions,
      prompt,
      maxOutputTokens: this.settings.maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
    });
  }
}

function toEndpoint({ baseUrl, apiKey, model, structuredOutputs, timeoutMs }: ModelSettings): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: baseUrl,
    fetch: createModelFetch(baseUrl, timeoutMs),
    ...(apiKey !== undefined && { apiKey }),
    supportsStructuredOutputs: structuredOutputs,
  });
  return provider(model);
}

function toModelError(error: unknown): LanguageModelError {
  if (error instanceof LanguageModelError) return error;
  if (NoObjectGeneratedError.isInstance(error)) {
    const message = 'The language model did not answer in the form that was asked for.';
    return new LanguageModelError('wrong form', message, { cause: error });
  }
  const reason = error instanceof EndpointTimeoutError ? 'timed out' : 'unavailable';
  return new LanguageModelError(reason, 'The language model did not answer.', { cause: error });
}
