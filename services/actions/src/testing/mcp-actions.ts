import { defineAction } from '../engine/define-action';
import { FILE_SCHEMA, outputFile } from '../engine/files';
import { RejectedInputError } from '../engine/run-errors';
import type { Action } from '../engine/action';
import { testFacts } from './test-facts';

export const mcpFacts = { ...testFacts, limits: { timeoutMs: 1_000, maxInputBytes: 10_000 } };

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';
const picture = outputFile('a.png', 'image/png', Buffer.from(PNG, 'base64'));
const sound = outputFile('a.wav', 'audio/wav', Buffer.from(WAV, 'base64'));
const note = outputFile('a.txt', 'text/plain', Buffer.from('a'));

const anAction = (slug: string, files: readonly unknown[]) =>
  defineAction({
    ...mcpFacts,
    slug,
    output: { type: 'object', required: ['files'], properties: { files: { type: 'array', items: FILE_SCHEMA } } },
    handler: () => ({ files }),
  });

/** Actions under the names that the conformance suite of the protocol calls. */
const mcpActions: readonly Action[] = [
  anAction('test_simple_text', []),
  anAction('test_image_content', [picture]),
  anAction('test_audio_content', [sound]),
  anAction('test_embedded_resource', [note]),
  anAction('test_multiple_content_types', [picture, note]),
  defineAction({
    ...mcpFacts,
    slug: 'test_error_handling',
    handler: () => Promise.reject(new RejectedInputError('file', 'The PDF has a password.')),
  }),
];

export const mcpRegistry = {
  find: (slug: string) => mcpActions.find((action) => action.slug === slug),
  findListed: (slug: string) => mcpActions.find((action) => action.slug === slug),
  findObstacle: () => null,
  isCutOff: () => false,
  list: () => mcpActions,
  listEnabled: () => mcpActions,
};
