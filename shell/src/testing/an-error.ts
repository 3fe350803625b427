import type { CodeSource } from '../telemetry/code-source';

/** An error whose stack, as V8 writes it, says that code of this version of a remote threw it. */
export function aV8Error({ name, version }: CodeSource, message = 'broken'): Error {
  const error = new Error(message);
  const address = `http://localhost/remotes/${name}/${version}/assets/page-x1.js`;
  error.stack = `Error: ${message}\n    at Page (${address}:1:20)\n    at f (http://localhost/assets/index-x1.js:2:3)`;
  return error;
}
