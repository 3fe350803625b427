import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai';
import { compileRequestSchema } from '../engine/output-check';
import type { ModelSettings } from '../engine/port-settings';
import type { Model, ModelRequest } from '../engine/ports';
import { UpstreamError } from '../engine/run-errors';
import { ModelAvailability } from './model-availability';
import { ModelBudget } from './model-budget';

/** A token of the languages that are written here has about four characters; three is on the safe side. */
const CHARACTERS_PER_TOKEN = 3;

/** An endpoint that speaks OpenAI's protocol, behind the port that actions use. */
export class LanguageModel implements Model {
  readonly #model;
  readonly #availability = new ModelAvailability();
  readonly #budget: ModelBudget;

  constructor(private readonly settings: ModelSettings) {
    const { baseUrl, apiKey, model, structuredOutputs, budget } = settings;
    const provider = createOpenAICompatible({
      name: 'configured',
      baseURL: baseUrl,
      ...(apiKey !== undefined && { apiKey }),
      supportsStructuredOutputs: structuredOutputs,
    });
    this.#model = provider(model);
    this.#budget = new ModelBudget(budget);
  }

  async generate(request: ModelRequest): Promise<unknown> {
    const { structuredOutputs, timeoutMs, maxOutputTokens, maxPromptCharacters } = this.settings;
    const { schema, prompt, account } = request;
    if (prompt.length > maxPromptCharacters) throw new UpstreamError('The text is too long for the language model.');
    const form = structuredOutputs ? '' : `\n\nAnswer with JSON only, by this JSON schema:\n${JSON.stringify(schema)}`;
    const instructions = request.instructions + form;
    const promptTokens = Math.ceil((instructions.length + prompt.length) / CHARACTERS_PER_TOKEN);
    const settle = this.#budget.take(promptTokens + maxOutputTokens, account);
    try {
      const limit = AbortSignal.timeout(timeoutMs);
      const signal = AbortSignal.any([request.signal, limit]);
      const { output, totalUsage } = await this.#availability.execute(limit, () =>
        this.ask({ ...request, instructions, signal }),
      );
      settle(totalUsage.totalTokens ?? promptTokens + maxOutputTokens);
      return output;
    } catch (error) {
      settle(NoObjectGeneratedError.isInstance(error) ? (error.usage?.totalTokens ?? promptTokens) : promptTokens);
      throw toUpstreamError(error);
    }
  }

  private ask({ instructions, prompt, schema, signal }: ModelRequest) {
    return generateText({
      model: this.#model,
      output: Output.object({ schema: jsonSchema(schema, { validate: createValidator(schema) }) }),
      instructions,
      prompt,
      maxOutputTokens: this.settings.maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
    });
  }
}

function createValidator(schema: ModelRequest['schema']) {
  const check = compileRequestSchema(schema);
  return (value: unknown) => {
    const fault = check(value);
    return fault === null
      ? ({ success: true, value } as const)
      : ({ success: false, error: new TypeError(fault) } as const);
  };
}

function toUpstreamError(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const isFormWrong = NoObjectGeneratedError.isInstance(error);
  const message = isFormWrong
    ? 'The language model did not answer in the form that was asked for.'
    : 'The language model did not answer.';
  return new UpstreamError(message, { cause: error });
}
