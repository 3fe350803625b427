import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DomainErrorKind, refusalBase, toProblem } from '@declic/nest-kit';
import { describe, expect, it } from 'vitest';
import { findProblem, problemGroups } from './problems';

const ROOT = join(import.meta.dirname, '../../../../../..');
const SOURCES = '{services/*/src/{modules,engine,workflows},libs/{nest-kit,payments}/src,deploy/edge/src}/**/*.ts';

/** The forms in which sources name the code of a problem. */
const FORMS = [
  /\brefusal(?:Base)?\(\s*'[a-z-]+',\s*'([a-z_]+)'/g,
  /\bcode(?: =|:) '([a-z_]+)'/g,
  /\bcode: '[a-z_]+' \| '([a-z_]+)'/g,
];

/** Members of other objects that are called `code`, too: errors inside the edge, which it turns into a problem. */
const INTERNAL = new Set(['upstream_pool_full', 'body_aborted']);

const texts = globSync(SOURCES, { cwd: ROOT })
  .filter((file) => !/\.test\.ts$|\/testing\/|\/documentation\//.test(file))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'));

function findCodes(): Set<string> {
  const codes = texts.flatMap((text) =>
    FORMS.flatMap((form) => [...text.matchAll(form)].map(([, code]) => code ?? '')),
  );
  return new Set(codes.filter((code) => !INTERNAL.has(code)));
}

const contract = readFileSync(join(ROOT, 'openapi/generated/openapi.json'), 'utf8');
const codesOfContract = [...contract.matchAll(/\| `([a-z_]+)` \| [45]\d\d \|/g)].map(([, code]) => code ?? '');

describe('the pages about problems', () => {
  it('are there for every code that a service, the edge or the contract names', () => {
    const codes = new Set([...findCodes(), ...codesOfContract]);
    expect(codes.size).toBeGreaterThan(60);
    expect([...codes].filter((code) => !findProblem(code)).toSorted()).toEqual([]);
  });

  it('name the status that a refusal of this code has', () => {
    const refusals = texts.flatMap((text) => [...text.matchAll(/\brefusal(?:Base)?\(\s*'([a-z-]+)',\s*'([a-z_]+)'/g)]);
    const statuses = refusals.map(([, kind, code = '']) => [code, statusOf(kind as DomainErrorKind, code)]); // compiled as one
    expect(statuses.filter(([code, status]) => !statusesOf(String(code)).includes(status))).toEqual([]);
  });

  it('are about codes that can be answered, and each code stands once', () => {
    const listed = problemGroups.flatMap(({ problems }) => Object.keys(problems));
    expect(new Set(listed).size).toBe(listed.length);
    const codes = findCodes();
    expect(listed.filter((code) => !codes.has(code))).toEqual([]);
  });
});

function statusesOf(code: string): unknown[] {
  const { status, otherStatus } = findProblem(code) ?? {};
  return [status, otherStatus];
}

function statusOf(kind: DomainErrorKind, code: string): number {
  class Refusal extends refusalBase(kind, code) {}
  return toProblem(new Refusal('refused'), 'request').status;
}
