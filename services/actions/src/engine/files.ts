import { closedObject } from './output-schema';

/** A file as a handler gets it: read, and of the type that its content shows. */
export interface InputFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** A file as a handler makes it, anywhere in its result. The answer has its content or a link in this place. */
export interface OutputFile {
  readonly $file: InputFile;
}

/** A file for a handler's result. */
export function outputFile(name: string, mime: string, bytes: Uint8Array): OutputFile {
  return { $file: { name, mime, bytes } };
}

export function isOutputFile(value: unknown): value is OutputFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    '$file' in value &&
    typeof value.$file === 'object' &&
    value.$file !== null &&
    'bytes' in value.$file &&
    value.$file.bytes instanceof Uint8Array
  );
}

/** JSON Schema of a file in an answer: `base64` where it is part of the answer, `url` and `id` where it was stored. */
export const FILE_SCHEMA = closedObject({
  $file: closedObject(
    {
      name: { type: 'string' },
      mime: { type: 'string' },
      size: { type: 'integer', description: 'Bytes.' },
      sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
      base64: { type: 'string', contentEncoding: 'base64' },
      url: { type: 'string', format: 'uri' },
      id: { type: 'string' },
      expires_at: { type: 'string', format: 'date-time' },
    },
    { optional: ['base64', 'url', 'id', 'expires_at'] },
  ),
});
