import { findVisibleParams, type InputSchema, validateInput } from '@declic/action-input';
import { act, cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { loadModule } from '../lazy/use-lazy-module';
import { createConsoleStore, selectBody } from '../payload/console-store';
import { arbitraryEntry, arbitrarySchema, SEED } from '../testing/arbitrary-schema';
import { fillField, typeText } from '../testing/fill-field';
import { renderForm } from '../testing/render-form';
import { toControlId } from './fields/field-props';
import { comboboxModule } from './fields/lazy-combobox';

afterEach(cleanup);

const RUNS = 60;

const filled = arbitrarySchema.chain((schema) =>
  fc.record({ schema: fc.constant(schema), entries: fc.tuple(...schema.params.map(arbitraryEntry)) }),
);

/** What is said at the fields that are shown, by their keys. */
function readMessages(schema: InputSchema): Record<string, string | null> {
  return Object.fromEntries(
    schema.params.flatMap(({ key }) => {
      const message = document.getElementById(`${toControlId({ key })}-error`);
      return message ? [[key, message.textContent]] : [];
    }),
  );
}

it('says at its fields what the validator of the service says about the payload, and nothing else', async () => {
  await loadModule(comboboxModule);
  let valid = 0;
  await fc.assert(
    fc.asyncProperty(filled, async ({ schema, entries }) => {
      const { store, readBody } = renderForm(schema);
      for (const [index, param] of schema.params.entries()) {
        const isShown = findVisibleParams(schema, store.getState().payload).includes(param);
        const entry = entries[index];
        if (!isShown || entry === null) continue;
        const control = document.getElementById(toControlId(param));
        if (param.kind === 'json' && control) typeText(control, String(entry));
        else await fillField(param, entry);
      }
      act(() => store.getState().check());

      const check = validateInput(schema, readBody());
      const errors = check.ok ? [] : check.errors;
      expect(readMessages(schema)).toEqual(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
      expect(screen.queryByRole('alert') === null).toBe(check.ok);
      valid += check.ok ? 1 : 0;
    }),
    { seed: SEED, numRuns: RUNS },
  );
  // Both outcomes were met.
  expect(valid).toBeGreaterThan(0);
  expect(valid).toBeLessThan(RUNS);
});

it('takes a payload from JSON mode into the form and back without a change for the service', () => {
  const payloads = arbitrarySchema.chain((schema) =>
    fc.record({
      schema: fc.constant(schema),
      body: fc.dictionary(
        fc.constantFrom(...schema.params.map(({ key }) => key), 'more'),
        fc.jsonValue({ maxDepth: 1 }),
      ),
    }),
  );
  fc.assert(
    fc.property(payloads, ({ schema, body }) => {
      const store = createConsoleStore(schema);
      const { setJsonMode, setJsonText } = store.getState();
      setJsonMode(true);
      setJsonText(JSON.stringify(body));
      expect(selectBody(schema, store.getState())).toEqual(JSON.parse(JSON.stringify(body)));
      setJsonMode(false);
      const sent: unknown = JSON.parse(JSON.stringify(selectBody(schema, store.getState())));
      expect(validateInput(schema, sent)).toEqual(validateInput(schema, JSON.parse(JSON.stringify(body))));
    }),
    { seed: SEED, numRuns: 500 },
  );
});
