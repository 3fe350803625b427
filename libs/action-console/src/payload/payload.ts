import { isRecord, findVisibleParams, type InputSchema, isBlank, jsonOrText, type Param } from '@declic/action-input';

/** The parameters of a call by their keys, as the form holds them: also those that are hidden at the moment. */
export type Payload = Readonly<Record<string, unknown>>;

/** What is sent where no parameter is given. */
const DEFAULT_PAYLOAD: Payload = { prompt: 'Test this action with a simple example' };

/** The defaults of the schema. */
export function createPayload({ params }: InputSchema): Payload {
  return Object.fromEntries(
    params.filter((param) => !isBlank(param.default)).map(({ key, default: value }) => [key, value]),
  );
}

/**
 * What the field of a parameter shows: what is entered, or the default where the payload does not name the parameter, because the
 * service fills it in.
 */
export function selectValue(payload: Payload, { key, default: value }: Pick<Param, 'key' | 'default'>): unknown {
  return Object.hasOwn(payload, key) ? payload[key] : value;
}

/** Sets one parameter. A blank value stays, as the field shows it, and is not sent. */
export function setParam(payload: Payload, key: string, value: unknown): Payload {
  return { ...payload, [key]: value };
}

/**
 * The body of the call: visible parameters in the order of the schema, then what the schema does not know and JSON mode brought in.
 * Where all is blank it is the specified prompt, unless a field that is named so shows something else.
 */
export function toBody(schema: InputSchema, payload: Payload): Payload {
  const known = new Set(schema.params.map(({ key }) => key));
  const sent = [
    ...findVisibleParams(schema, payload).map(({ key }) => [key, payload[key]] as const),
    ...Object.entries(payload).filter(([key]) => !known.has(key)),
  ].filter(([, value]) => !isBlank(value));
  return sent.length > 0 || known.has('prompt') ? Object.fromEntries(sent) : DEFAULT_PAYLOAD;
}

export function formatBody(body: Payload): string {
  return JSON.stringify(body, null, 2);
}

/** Reads the text of JSON mode; null for one that is no JSON object. */
export function parseBody(text: string): Payload | null {
  const value = jsonOrText(text);
  return isRecord(value) ? value : null;
}

/** The parameters after an edit in JSON mode: those that were not shown there stay as they were. */
export function mergeBody(schema: InputSchema, before: Payload, body: Payload): Payload {
  const shown = toBody(schema, before);
  const hidden = Object.entries(before).filter(([key]) => !Object.hasOwn(shown, key));
  const isDefault = formatBody(body) === formatBody(DEFAULT_PAYLOAD);
  return { ...Object.fromEntries(hidden), ...(isDefault ? {} : body) };
}
