import { expect, it } from 'vitest';
import { decisionFaults } from './decision-faults.ts';
import type { Decision } from './decisions.ts';
import { parseTags } from './find-tags.ts';
import { whereIsPage } from './where-is.ts';

const DECISIONS: readonly Decision[] = [
  { id: 'D1', title: 'Verification', state: 'built' },
  { id: 'D2', title: 'Metrics', state: 'partly', missing: 'the verifier' },
  { id: 'D3', title: 'Relay', state: 'open' },
];
const COMPLETE = new Map([
  ['D1', ['a.ts', 'b.sql']],
  ['D2', ['c.ts']],
]);

it('reads one tag and a list of tags', () => {
  expect(parseTags('/** Text. @decision D1 */ const a = 1; // @decision D5, D40')).toEqual(['D1', 'D5', 'D40']);
  expect(parseTags('see D1 and @decision none')).toEqual([]);
});

it('accepts a tag for every decision that is not open', () => {
  expect(decisionFaults(DECISIONS, COMPLETE)).toEqual([]);
});

it('refuses a decision without a tag', () => {
  expect(decisionFaults(DECISIONS, new Map([['D2', ['c.ts']]]))).toEqual([
    'D1 (Verification) has no "@decision D1" in the code.',
  ]);
});

it('refuses an unknown number', () => {
  expect(decisionFaults(DECISIONS, new Map([...COMPLETE, ['D99', ['d.ts']]]))).toEqual([
    'D99 is not in the list of decisions: d.ts',
  ]);
});

it('refuses a tag for a decision that is listed as open', () => {
  expect(decisionFaults(DECISIONS, new Map([...COMPLETE, ['D3', ['e.ts']]]))).toEqual([
    'D3 is listed as open but tagged in e.ts: change its state.',
  ]);
});

it('lists title, missing parts and files of each decision', () => {
  const page = whereIsPage(DECISIONS, COMPLETE);
  expect(page).toContain('## D1 Verification\n\n- [a.ts](../a.ts)\n- [b.sql](../b.sql)\n');
  expect(page).toContain('## D2 Metrics\n\nNot built: the verifier.\n\n- [c.ts](../c.ts)\n');
  expect(page).toContain('## Not built\n\n- D3 Relay\n');
});
