import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai';
import { compileSchema } from '../engine/output-check';
import type { ModelSettings } from '../engine/port-settings';
import type { Model, ModelRequest } from '../engine/ports';
import { UpstreamError } from '../engine/run-errors';

/** An endpoint that speaks OpenAI's protocol, behind the port that actions use. */
export class LanguageModel implements Model {
  readonly #model;

  constructor(private readonly settings: ModelSettings) {
    const { baseUrl, apiKey, model, structuredOutputs } = settings;
    const provider = createOpenAICompatible({
      name: 'configured',
      baseURL: baseUrl,
      ...(apiKey !== undefined && { apiKey }),
      supportsStructuredOutputs: structuredOutputs,
    });
    this.#model = provider(model);
  }

  async generate({ instructions, prompt, schema, signal }: ModelRequest): Promise<unknown> {
    const { structuredOutputs, timeoutMs, maxOutputTokens, maxPromptCharacters } = this.settings;
    if (prompt.length > maxPromptCharacters) throw new UpstreamError('The text is too long for the language model.');
    const form = structuredOutputs ? '' : `\n\nAnswer with JSON only, by this JSON schema:\n${JSON.stringify(schema)}`;
    try {
      const { output } = await generateText({
        model: this.#model,
        output: Output.object({ schema: jsonSchema(schema, { validate: createValidator(schema) }) }),
        instructions: instructions + form,
        prompt,
        maxOutputTokens,
        maxRetries: 1,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      return output;
    } catch (error) {
      throw toUpstreamError(error);
    }
  }
}

function createValidator(schema: ModelRequest['schema']) {
  const check = compileSchema(schema);
  return (value: unknown) => {
    const fault = check(value);
    return fault === null
      ? ({ success: true, value } as const)
      : ({ success: false, error: new TypeError(fault) } as const);
  };
}

function toUpstreamError(error: unknown): UpstreamError {
  const isFormWrong = NoObjectGeneratedError.isInstance(error);
  const message = isFormWrong
    ? 'The language model did not answer in the form that was asked for.'
    : 'The language model did not answer.';
  return new UpstreamError(message, { cause: error });
}
