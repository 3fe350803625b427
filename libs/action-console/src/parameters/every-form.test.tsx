import { findVisibleParams, validateInput } from '@declic/action-input';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type ActionDefinition, toInputSchema } from '../definition/definition';
import type { Payload } from '../payload/payload';
import { fillField } from '../testing/fill-field';
import { loadModule } from '../lazy/use-lazy-module';
import { comboboxModule } from './fields/lazy-combobox';
import { readDefinitions } from '../testing/read-definitions';
import { renderForm } from '../testing/render-form';

afterEach(cleanup);

type Example = ActionDefinition['examples'][number];

/**
 * The bytes that a handler is given. `catalogue.test.ts` of the service runs every action on those of each of its examples, so a
 * payload that makes the same bytes is executed there.
 */
const handlerInput = (definition: ActionDefinition, payload: unknown) =>
  JSON.stringify(validateInput(toInputSchema(definition), payload));

const definitions = await readDefinitions();
await loadModule(comboboxModule);

describe.each(definitions)('the form of $slug', (definition) => {
  const schema = toInputSchema(definition);

  it.each(definition.examples)('makes the call of its example: $name', async ({ name, input }: Example) => {
    const expected = handlerInput(definition, input);
    expect(expected).toContain('{"ok":true');

    const chosen = renderForm(schema, { examples: definition.examples });
    const picker = screen.getByLabelText('Example');
    fireEvent.change(picker, {
      target: { value: String(definition.examples.findIndex((each) => each.name === name)) },
    });
    expect(handlerInput(definition, chosen.readBody())).toBe(expected);

    const filled = renderForm(schema, { initial: {} });
    for (const param of schema.params) {
      const isVisible = findVisibleParams(schema, filled.store.getState().payload).includes(param);
      if (isVisible && Object.hasOwn(input, param.key)) await fillField(param, (input as Payload)[param.key]);
    }
    expect(handlerInput(definition, filled.readBody())).toBe(expected);
  });
});

it('renders all actions of the catalogue', () => {
  expect(definitions.length).toBeGreaterThanOrEqual(40);
});
