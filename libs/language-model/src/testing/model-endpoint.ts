import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ModelSettings } from '../settings';
import { LoopbackServer } from './loopback-server';

/** What an endpoint is asked with. */
export interface Chat {
  readonly messages?: readonly { readonly role: string; readonly content: unknown }[];
}

export type Answer = (response: ServerResponse, request: Record<string, unknown>) => void;

/** An endpoint that speaks OpenAI's protocol for chat completions, and answers as the test wants. */
export class ModelEndpoint extends LoopbackServer {
  answer: Answer = () => undefined;
  readonly requests: Record<string, unknown>[] = [];

  static start(): Promise<ModelEndpoint> {
    return new ModelEndpoint().listen();
  }

  get baseUrl(): string {
    return `${this.origin}/v1`;
  }

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // without an encoding set
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>; // what the client under test sends
    this.requests.push(body);
    this.answer(response, body);
  }
}

/** A completion with this text. */
export function completion(text: string): Answer {
  return (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        id: 'one',
        object: 'chat.completion',
        created: 0,
        model: 'test',
        choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  };
}

/** The settings of a model behind an endpoint. */
export function modelSettings(
  { baseUrl }: Pick<ModelEndpoint, 'baseUrl'>,
  change: Partial<ModelSettings> = {},
): ModelSettings {
  return {
    baseUrl,
    model: 'tiny',
    structuredOutputs: true,
    timeoutMs: 1_000,
    maxOutputTokens: 4_000,
    maxPromptCharacters: 60_000,
    budget: { requestsPerMinute: 1_000, accountRequestsPerMinute: 1_000, tokensPerDay: 100_000_000 },
    ...change,
  };
}

/** Answers with the draft of the prompt, changed by the test. */
export function rewriting(change: (draft: Record<string, unknown>) => unknown): Answer {
  return (response, request) => {
    const message = (request as Chat).messages?.find(({ role }) => role === 'user'); // what the client under test sends
    const { draft } = JSON.parse(contentOf(message?.content)) as { draft: Record<string, unknown> }; // the form of `askModel`
    completion(JSON.stringify(change(draft)))(response, request);
  };
}

/** A text, or a list of parts with one text. */
function contentOf(content: unknown): string {
  if (typeof content === 'string') return content;
  const [part] = content as readonly { readonly text: string }[]; // the protocol's other form
  return part?.text ?? '';
}
