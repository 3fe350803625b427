import bundled from '@declic/openapi/document';
import type { Action } from '../../engine/action';
import { formatPrice } from '../../engine/format-price';
import type { Param } from '../../engine/input-schema';
import { toInputJsonSchema } from '../../engine/input-json-schema';
import { keepReferenced } from './keep-referenced';

type Json = Readonly<Record<string, unknown>>;

/** The contract of the public API: the operations that take an API key or none, and an entry for each action that can run. */
export function createPublicDocument(actions: readonly Action[], publicUrl: string): Json {
  const { info, components = {}, ...rest } = bundled as unknown as Record<string, Json>;
  const paths = Object.entries(rest['paths'] ?? {}).filter(([path]) => path.startsWith('/v1/') || path === '/llms.txt');
  const document = {
    openapi: '3.1.0',
    info: { ...info, description: 'Ready-made automation actions: each is one POST, and costs credits.' },
    servers: [{ url: publicUrl }],
    tags: listTags(actions),
    paths: Object.fromEntries([...paths, ...actions.map((action) => toPath(action, components))]),
  };
  return withoutInternals({ ...document, components: keepReferenced(document, components) });
}

function listTags(actions: readonly Action[]): Json[] {
  const categories = [...new Set(actions.map(({ category }) => category))].toSorted((a, b) => a.localeCompare(b, 'en'));
  return [
    {
      name: 'public',
      'x-displayName': 'Catalogue, calls and files',
      description: 'Every action, files and the catalogue.',
    },
    ...categories.map((name) => ({ name })),
  ];
}

function toPath(action: Action, components: Json): [string, Json] {
  const { slug, title, category, one_liner, credit_cost } = action;
  const operation = {
    operationId: `run_${slug.replaceAll('-', '_')}`,
    tags: [category],
    summary: title,
    description: `${one_liner}. Costs ${formatPrice(credit_cost)}. Refused and charged as \`runAction\` says.`,
    'x-credit-cost': credit_cost,
    security: [{ apiKey: [] }],
    parameters: ['IdempotencyKey', 'MaxCredits', 'DryRun', 'Prefer', 'CallbackUrl'].map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
    requestBody: { required: true, content: toContent(action) },
    callbacks: { runEnded: { $ref: '#/components/callbacks/RunEnded' } },
    responses: {
      '200': toResponse(action, components),
      '202': { $ref: '#/components/responses/RunAccepted' },
      default: { $ref: '#/components/responses/RunRefused' },
    },
  };
  return [`/v1/actions/${slug}`, { post: operation }];
}

/** A form has what JSON cannot carry as it is: files. */
function toContent(action: Action): Json {
  const json = { 'application/json': toBody(action) };
  return action.input.params.some(isFile) ? { ...json, 'multipart/form-data': toForm(action) } : json;
}

const isFile = ({ ui }: Param): boolean => ui?.accept !== undefined;

function toForm({ input }: Action): Json {
  const schema = toInputJsonSchema(input);
  const files = input.params.filter(isFile);
  const parts = files.map(({ key, label, ui }) => [
    key,
    { title: label, description: `A file (${ui?.accept?.join(', ')}).`, type: 'string', format: 'binary' },
  ]);
  const encoding = files.map(({ key, ui }) => [key, { contentType: ui?.accept?.join(', ') }]);
  return {
    schema: { ...schema, properties: { ...(schema['properties'] as Json), ...(Object.fromEntries(parts) as Json) } },
    encoding: Object.fromEntries(encoding) as Json,
  };
}

function toBody({ input, examples }: Action): Json {
  const named = examples.map(({ name, input: value }, index) => [`example${index + 1}`, { summary: name, value }]);
  return { schema: toInputJsonSchema(input), examples: Object.fromEntries(named) as Json };
}

/** That of `runAction`, with the shape of this action's data. */
function toResponse({ output }: Action, components: Json): Json {
  const run = (components['responses'] as Record<string, Json>)['Run']; // of the contract
  const data = { type: 'object', properties: { data: output } };
  const result = { allOf: [{ $ref: '#/components/schemas/RunResult' }, data] };
  const schema = { anyOf: [result, { $ref: '#/components/schemas/DryRunResult' }] };
  return { ...run, content: { 'application/json': { schema } } };
}

/** Leaves out what only our own tools read. */
function withoutInternals(document: Json): Json {
  return JSON.parse(JSON.stringify(document, (key, value: unknown) => (INTERNAL.has(key) ? undefined : value))) as Json; // the same form
}

const INTERNAL = new Set(['x-service', 'x-max-body-bytes', 'x-pattern-message']);
