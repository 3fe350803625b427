import type { InputSchema } from './input-schema';
import type { InputCheck } from './validate-input';

/** Refuses an input whose JSON, files not counted, is longer than an action works on. */
export function limitInputSize({ params }: InputSchema, maxBytes: number, check: InputCheck): InputCheck {
  if (!check.ok) return check;
  const files = new Set(params.filter(({ ui }) => ui?.accept).map(({ key }) => key));
  const size = Buffer.byteLength(JSON.stringify(check.input, (key, value: unknown) => (files.has(key) ? '' : value)));
  if (size <= maxBytes) return check;
  return { ok: false, errors: [{ in: 'body', field: '', message: `Must be at most ${maxBytes} bytes of JSON` }] };
}
