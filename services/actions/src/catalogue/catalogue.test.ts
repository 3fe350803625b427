import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { listViews } from '@declic/action-results';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { RUN_GRACE_MS, SWEEP_INTERVAL_MS } from '../modules/calls/run-deadline';
import { findExampleFault } from '../engine/find-example-fault';
import { toInputJsonSchema } from '../engine/input-json-schema';
import { findBestView } from '../testing/best-views';
import { runAction } from '../testing/run-action';
import { actions } from './catalogue';

/** With the grace after a deadline and the sweeper's pause, what a crash left behind is given back within a minute. */
const MAX_MS = 60_000 - RUN_GRACE_MS - SWEEP_INTERVAL_MS;

describe.each(actions)('action $slug', (action) => {
  // `every-form.test.tsx` of the console proves that a form filled with the example makes this very input.
  // Far more than any needs: other tests share the cores, and a video takes seconds of them.
  it.each([...action.examples])('runs its example: $name', { timeout: 240_000 }, async (example) => {
    const { answer } = await runAction(action, example.input, example.given);
    expect(findExampleFault(example, answer)).toBeNull();
    expect(listViews(answer)[0], 'the view that the console shows first').toBe(findBestView(action, example));
  });

  it.each(action.input.params.filter(({ required }) => required))('refuses to run without $key', ({ key, label }) => {
    const { [key]: _, ...input } = { ...action.examples[0]?.input };
    expect(action.check(input)).toMatchObject({
      ok: false,
      errors: [{ in: 'body', field: key, message: `${label} is required` }],
    });
  });

  it('has three examples at least', () => {
    expect(action.examples.length).toBeGreaterThanOrEqual(3);
  });

  it('publishes a schema that its examples and those of its fields fit', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const check = ajv.compile(toInputJsonSchema(action.input));
    for (const { name, input } of action.examples) expect(check(input) ? null : check.errors, name).toBeNull();
    for (const { key, schema, placeholder } of action.input.params.filter((param) => param.kind === 'json')) {
      expect(Object.keys(schema ?? {}), key).not.toEqual([]);
      // Refusals show it.
      expect(ajv.validate({ ...schema }, JSON.parse(placeholder ?? '')), `${key}: ${placeholder}`).toBe(true);
    }
  });

  it('has an example from outside, or says why there is none', () => {
    const named = action.examples.filter(({ source }) => source !== undefined);
    expect(named.length > 0).toBe(action.without_source === undefined);
  });

  it('has a price, a target, a deadline and six utterances in each language', () => {
    expect(action.credit_cost).toBeGreaterThan(0);
    expect(action.latency_target_ms).toBeGreaterThan(0);
    expect(action.limits.timeoutMs).toBeLessThanOrEqual(MAX_MS);
    for (const utterances of Object.values(action.utterances))
      expect(new Set(utterances).size).toBeGreaterThanOrEqual(6);
  });

  it('shows only parameters that it has', () => {
    const keys = action.input.params.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const shown = action.input.ui?.groups.flatMap(({ items }) => items) ?? keys;
    expect([...shown].sort()).toEqual([...keys].sort());
  });
});

describe('the catalogue', () => {
  it('lists every action file, under the slug that its name spells', () => {
    const slugsOnDisk = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.action.ts'))
      .map((path) => basename(path, '.action.ts'));
    expect(actions.map(({ slug }) => slug).sort()).toEqual(slugsOnDisk.sort());
  });

  it('has a test beside every action file', () => {
    const paths = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const actionFiles = paths.filter((path) => path.endsWith('.action.ts'));
    const untested = actionFiles.filter((path) => !paths.includes(path.replace(/\.ts$/, '.test.ts')));
    expect(untested).toEqual([]);
  });

  it('names every action once, in the form of a slug', () => {
    const names = actions.flatMap(({ slug, aliases }) => [slug, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+([_-][a-z0-9]+)*$/);
  });

  it('says every utterance of one action only', () => {
    const utterances = actions.flatMap((action) => Object.values(action.utterances).flat());
    expect(new Set(utterances).size).toBe(utterances.length);
  });
});
