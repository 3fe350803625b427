import type { InputSchema, Param } from './input-schema';

type JsonSchema = Readonly<Record<string, unknown>>;

/** JSON Schema 2020-12 of what a caller sends. `showIf` and blank values go beyond it: the validator has the last word. */
export function toInputJsonSchema({ params, oneOf = [] }: InputSchema): JsonSchema {
  const required = params.filter((param) => param.required && !param.showIf && param.default === undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(params.map((param) => [param.key, toParamSchema(param)])),
    required: required.map(({ key }) => key),
    ...(oneOf.length > 0 && { allOf: oneOf.map((keys) => ({ anyOf: keys.map((key) => ({ required: [key] })) })) }),
  };
}

function toParamSchema(param: Param): JsonSchema {
  const { label, description, default: value, ui } = param;
  const texts = [description, ui?.unit && `Unit: ${ui.unit}.`, ui?.accept && describeFile(ui.accept)]
    .filter(Boolean)
    .join(' ');
  return {
    title: label,
    ...(texts && { description: texts }),
    ...toTypeSchema(param),
    ...(value !== undefined && { default: value }),
  };
}

function toTypeSchema({
  kind,
  ui,
  schema,
  enum: choices = [],
  validate: { format, min, max } = {},
}: Param): JsonSchema {
  const values = choices.map(({ value }) => value);
  switch (kind) {
    case 'string':
      return {
        type: 'string',
        ...(!ui?.accept && withBounds('minLength', min, 'maxLength', max)),
        ...(format && { format: format === 'url' ? 'uri' : 'email' }),
      };
    case 'number':
      return { type: 'number', ...withBounds('minimum', min, 'maximum', max) };
    case 'boolean':
      return { type: 'boolean' };
    case 'enum':
      return { type: 'string', enum: values };
    case 'array<enum>':
      return { type: 'array', items: { type: 'string', enum: values } };
    case 'json':
      return { ...schema };
    default:
      return kind satisfies never;
  }
}

function withBounds(minName: string, min: number | undefined, maxName: string, max: number | undefined): JsonSchema {
  return { ...(min !== undefined && { [minName]: min }), ...(max !== undefined && { [maxName]: max }) };
}

function describeFile(accept: readonly string[]): string {
  return `A file (${accept.join(', ')}): a data URL in base64, an https address, the id of an uploaded file, or sample:<name>.`;
}
