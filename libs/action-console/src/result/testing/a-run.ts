import type { FinishedRun } from '../../run/use-run-action';
import type { TestResult } from '../../run/test-call';
import { aTestResult } from '../../testing/a-test-result';

/** A call that was answered with this data. */
export function aRun(parts: Partial<TestResult> = {}, isDryRun = false): FinishedRun {
  const data = { engine: 'deterministic', valid: true };
  return { body: {}, isDryRun, result: aTestResult({ data, cost: 1, balance: 498, ...parts }) };
}

/** A call that was refused. */
export function aRefusal(status: number, code: string, parts: Partial<TestResult> = {}): FinishedRun {
  const error = 'The call was refused.';
  const problem = { type: `/docs/errors/${code}`, title: error, status, code, request_id: 'req_1' };
  return aRun({ status, data: null, error, cost: 0, balance: null, duration_ms: null, problem, ...parts });
}

/** A file as it stands in an answer. */
export function aFile(name: string, mime: string, content: string | { url: string }) {
  const place = typeof content === 'string' ? { base64: content } : { ...content, id: 'file_1' };
  return { $file: { name, mime, size: 1_234, sha256: '0'.repeat(64), ...place } };
}

export function toBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
