import type { FinishedRun } from '../../run/use-run-action';
import type { TestResult } from '../../run/test-call';

/** The answer of a call. */
export function aResult(parts: Partial<TestResult> = {}): TestResult {
  return {
    status: 200,
    data: { engine: 'deterministic', valid: true },
    error: null,
    cost: 1,
    balance: 498,
    duration_ms: 12.4,
    request_id: 'req_1',
    warnings: [],
    problem: null,
    retry_after: null,
    is_replay: false,
    rate_limit: null,
    ...parts,
  };
}

/** A call that was answered with this data. */
export function aRun(parts: Partial<TestResult> = {}, isDryRun = false): FinishedRun {
  return { body: {}, isDryRun, result: aResult(parts) };
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
