import type { Problem } from '@declic/nest-kit';
import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/sdk/types.js';
import type { AnswerFile } from '../../engine/answer-files';
import type { ReadAnswerFile } from '../files/read-answer-file';
import type { RunResult } from '../runs/run-call';

/** The result of a run: as data, as text, and its pictures, sounds and other files as content of their own. */
export function toToolResult({ answer, isReplay }: RunResult, readFile: ReadAnswerFile): CallToolResult {
  const { data, ...facts } = answer;
  const files: AnswerFile[] = [];
  const text = JSON.stringify(data, (_, value: unknown) => {
    const file = readFile(value);
    if (!file) return value;
    files.push(file);
    return { $file: { ...file, base64: undefined } };
  });
  return {
    content: [{ type: 'text', text }, ...files.map(toContent)],
    structuredContent: data ?? {},
    _meta: { 'declic/call': { ...facts, ...(isReplay && { replayed: true }) } },
  };
}

function toContent({ name, mime, base64, url, size }: AnswerFile): ContentBlock {
  if (base64 === undefined) return { type: 'resource_link', uri: url ?? '', name, mimeType: mime, size };
  if (mime.startsWith('image/')) return { type: 'image', data: base64, mimeType: mime };
  if (mime.startsWith('audio/')) return { type: 'audio', data: base64, mimeType: mime };
  return { type: 'resource', resource: { uri: `file:///${encodeURIComponent(name)}`, mimeType: mime, blob: base64 } };
}

/** A refusal in the form in which an assistant can read and mend it. Of errors of our own it says no more than an answer does. */
export function toToolError({
  title,
  code,
  errors = [],
  type: _,
  status: __,
  request_id: ___,
  ...extra
}: Problem): CallToolResult {
  const fields = errors.map(({ field, message }) => `\n- ${field || 'input'}: ${message}`);
  return {
    isError: true,
    content: [{ type: 'text', text: `${title}${fields.join('')}` }],
    _meta: { 'declic/problem': { code, ...extra } },
  };
}
