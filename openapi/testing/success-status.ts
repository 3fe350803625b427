import document from '@declic/openapi/document';
import type { Operation } from './operations';

interface Definition {
  responses: Record<string, { content?: object; $ref?: string }>;
}

const paths = document.paths as unknown as Record<string, Record<string, Definition>>; // only methods are read, by the name of an operation
const shared = document.components.responses as Record<string, { content?: object }>; // by the last part of a `$ref`

/** The first status with which an operation succeeds in the contract: with a body, or without one. */
export function successStatus(operation: Operation, hasBody: boolean): number {
  const [method, path] = operation.split(' ') as [string, string]; // as `Operation` is spelt
  const responses = Object.entries(paths[path]?.[method.toLowerCase()]?.responses ?? {});
  const found = responses.find(([status, response]) => status.startsWith('2') && hasContent(response) === hasBody);
  if (!found) throw new Error(`${operation} does not succeed ${hasBody ? 'with' : 'without'} a body`);
  return Number(found[0]);
}

function hasContent({ content, $ref }: Definition['responses'][string]): boolean {
  return (content ?? shared[$ref?.split('/').at(-1) ?? '']?.content) !== undefined;
}
