import { stripVTControlCharacters } from 'node:util';
import { aCanaryTrial, anOverview, aRelease, aReleaseChoice, aReleaseEvent } from '@declic/openapi/release-factories';
import { expect, it } from 'vitest';
import { historyLines } from './history-lines.ts';
import { overviewLines } from './overview-lines.ts';
import { aHistory, NOW } from './testing.ts';

const options = { width: 100, now: NOW, colours: false };
const canary = aRelease({
  version: '9c0d9c0d9c0d9c0d',
  author: 'Grace',
  reason: null,
  bytes: 1_240_000,
  current: false,
});

it('shows for each version its share of the visitors, its origin, size and health', () => {
  const lines = overviewLines(
    [
      anOverview({
        choice: aReleaseChoice({
          ...{ canary: canary.version, canary_percent: 5, canary_by: 'platform', canary_reason: 'A try' },
          chosen_reason: 'The campaign begins',
        }),
        releases: [canary, aRelease()],
        health: [
          { name: 'mf-flow', version: '3f2a9c0d1e2f3a4b', loads: 1204, failed: 3, trial: null },
          { name: 'mf-flow', version: canary.version, loads: 60, failed: 0, trial: aCanaryTrial() },
        ],
      }),
    ],
    options,
  );
  expect(lines).toEqual([
    'NAME      VISITORS  VERSION           COMMIT    AUTHOR        WHEN       SIZE  LOADS   FAILURES',
    'mf-flow       95 %  3f2a9c0d1e2f3a4b  a1b2c3d4  Ada Lovelace  3 h ago  184 kB  1,204  3 (0.2 %)',
    '  canary       5 %  9c0d9c0d9c0d9c0d  a1b2c3d4  Grace         2 h ago  1.2 MB     60          0',
    '  fallback 77aa77aa77aa77aa · chosen by flow, 3 h ago · Flow team',
    '  canary: failed in 2 of 27 networks, current in 3 of 540; compared once, next at 40 networks',
    '  why: The campaign begins',
    '  canary by platform: A try',
  ]);
});

it('says where versions come from below them in a narrow terminal, and how a canary does', () => {
  const trial = aCanaryTrial({ canary: { version: canary.version, loads: 27, failed: 2 } });
  const lines = overviewLines(
    [
      anOverview({
        choice: aReleaseChoice({ canary: canary.version, canary_percent: 5 }),
        releases: [canary, aRelease()],
        health: [{ name: 'mf-flow', version: canary.version, loads: 27, failed: 2, trial }],
      }),
    ],
    { ...options, width: 80 },
  );
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
  expect(lines[2]).toBe('  commit a1b2c3d4, by Ada Lovelace, 184 kB');
  expect(lines[3]).toContain(canary.version);
  expect(lines.map((line) => line.trim()).join(' ')).toContain(
    'canary: failed in 2 of 27 networks, current in 3 of 540; compared once, next at 40 networks',
  );
});

it('says that a new canary was not compared yet', () => {
  const trial = aCanaryTrial({ looks: 0, next_look_at_loads: 20 });
  const lines = overviewLines(
    [
      anOverview({
        choice: aReleaseChoice({ canary: canary.version, canary_percent: 5 }),
        health: [{ name: 'mf-flow', version: canary.version, loads: 0, failed: 0, trial }],
      }),
    ],
    options,
  );
  expect(lines.join('\n')).toContain('not compared yet, first at 20 networks');
});

it('says what is frozen, retired, and not known', () => {
  const lines = overviewLines(
    [
      anOverview({
        choice: aReleaseChoice({
          frozen_at: '2026-11-22T11:00:00Z',
          retired_at: '2026-11-21T11:00:00Z',
          fallback: null,
          chosen_reason: null,
        }),
        releases: [aRelease({ commit: null, author: null, reason: null })],
      }),
      anOverview({ name: 'mf-new', choice: null, releases: [] }),
    ],
    options,
  );
  expect(lines[1]).toMatch(/^mf-flow +0 % +3f2a9c0d1e2f3a4b +- +- +3 h ago +184 kB +no data +-$/);
  expect(lines[2]).toBe('  frozen 1 h ago · retired 1 d ago · fallback none · chosen by flow, 3 h ago · Flow team');
  expect(lines[3]).toMatch(/^mf-new +0 % +none/);
});

it('says how to begin where nothing was released', () => {
  expect(overviewLines([], options)[0]).toContain('npm run release <name>');
});

it('fits its width with the longest names and texts', () => {
  const name = `mf-${'x'.repeat(61)}`;
  const long = aRelease({ name, version: 'v'.repeat(64), author: 'a'.repeat(200), reason: 'r'.repeat(500) });
  const history = aHistory({
    name,
    owner: 'o'.repeat(80),
    choice: aReleaseChoice({
      ...{ name, version: long.version, frozen_at: '2026-11-22T11:00:00Z', chosen_reason: 'r'.repeat(500) },
      ...{ canary_by: 'w'.repeat(80), canary_reason: 'r'.repeat(500) },
    }),
    releases: [long],
    events: [aReleaseEvent({ actor: 'w'.repeat(80), reason: 'r'.repeat(500), evidence: { counts: 'e'.repeat(200) } })],
  });
  for (const width of [80, 100])
    for (const line of historyLines(history, { ...options, width })) expect(line.length).toBeLessThanOrEqual(width);
});

it('shows the versions and the events of a deployable, with the evidence', () => {
  const history = aHistory({
    releases: [aRelease({ version: 'bad', current: false, withdrawn_at: '2026-11-22T10:00:00Z' }), aRelease()],
    events: [
      aReleaseEvent({
        action: 'withdrawn',
        version: 'bad',
        actor: 'registry',
        reason: null,
        evidence: { loads: 60, failures: 9 },
      }),
      aReleaseEvent({ action: 'rolled_back' }),
    ],
  });
  const text = historyLines(history, options).join('\n');
  expect(text).toMatch(/^bad +withdrawn +4 h ago/m);
  expect(text).toMatch(/^3f2a9c0d1e2f3a4b +current/m);
  expect(text).toMatch(/^3 h ago +withdrawn +bad +registry +-\n {2}loads: 60; failures: 9$/m);
  expect(text).toMatch(/^3 h ago +rolled back +3f2a9c0d1e2f3a4b +flow +Shorter drafts$/m);
});

it('tells a build of uncommitted changes from one of its commit', () => {
  const release = aRelease({ commit: `a1b2c3d4${'0'.repeat(32)}-dirty` });
  const history = aHistory({ releases: [release] });
  expect(historyLines(history, options).join('\n')).toMatch(/^3f2a9c0d1e2f3a4b +current .* a1b2c3d4-dirty /m);
  const narrow = overviewLines([anOverview({ releases: [release] })], { ...options, width: 80 });
  expect(narrow[2]).toContain('commit a1b2c3d4-dirty, by');
});

it('says the whole reason of an event below it where it does not fit into the line', () => {
  const reason = `The live shell cannot run mf-flow. ${'x'.repeat(50)} @declic/design-system/chart exports no Gauge.`;
  const lines = historyLines(aHistory({ events: [aReleaseEvent({ reason })] }), options);
  expect(lines.map((line) => line.trim()).join(' ')).toContain(reason);
});

it('colours nothing but the same text', () => {
  const coloured = historyLines(aHistory(), { ...options, colours: true });
  expect(coloured.join('\n')).toContain('\u001b[');
  expect(coloured.map((line) => stripVTControlCharacters(line))).toEqual(historyLines(aHistory(), options));
});

it('prints no control characters of what teams wrote', () => {
  const history = aHistory({ events: [aReleaseEvent({ reason: 'red\u001b[31m\nnext line' })] });
  expect(historyLines(history, options).join('')).not.toContain('\u001b');
});
