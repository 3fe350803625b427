import type { InputCheck } from '@declic/action-input';
import type { InputSchema } from './input-schema';

/** Refuses an input whose JSON, files not counted, is longer than an action works on. */
export function limitInputSize({ params }: InputSchema, maxBytes: number, check: InputCheck): InputCheck {
  if (!check.ok) return check;
  const files = new Set(params.filter(({ ui }) => ui?.accept).map(({ key }) => key));
  const size = measure(check.input, files);
  if (size === null) return refuse('Must not be nested so deeply');
  return size <= maxBytes ? check : refuse(`Must be at most ${maxBytes} bytes of JSON`);
}

/** Null where values that came as text are nested too deeply to be written. */
function measure(input: Readonly<Record<string, unknown>>, files: ReadonlySet<string>): number | null {
  const withoutFiles = (key: string, value: unknown) => (files.has(key) ? '' : value);
  try {
    return Buffer.byteLength(JSON.stringify(input, files.size > 0 ? withoutFiles : undefined));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function refuse(message: string): InputCheck {
  return { ok: false, errors: [{ in: 'body', field: '', message }] };
}
