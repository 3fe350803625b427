import { answerSchema, LanguageModelClient, LanguageModelError } from '@declic/language-model';
import { compileRequestSchema } from '../engine/output-check';
import type { ModelSettings } from '../engine/port-settings';
import type { Model, ModelRequest } from '../engine/ports';
import { UpstreamError } from '../engine/run-errors';

/** The configured endpoint behind the port that actions use. */
export class LanguageModel implements Model {
  readonly #client: LanguageModelClient;

  constructor(settings: ModelSettings) {
    this.#client = new LanguageModelClient(settings);
  }

  async generate({ schema, ...request }: ModelRequest): Promise<unknown> {
    try {
      return await this.#client.generate({
        ...request,
        schema: answerSchema(schema, { validate: createValidator(schema) }),
      });
    } catch (error) {
      throw error instanceof LanguageModelError ? new UpstreamError(error.message, { cause: error }) : error;
    }
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
