import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { JsonField } from './json-field';

afterEach(cleanup);

let sent: unknown;

function Form({ initial }: { initial?: unknown }) {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    sent = value;
  }, [value]);
  return (
    <JsonField
      param={{ key: 'rows', label: 'Rows', kind: 'json' }}
      value={value}
      problem={undefined}
      onChange={setValue}
    />
  );
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Rows');

it.each(['[]', '{}', '[1, 2]', '{"a": [', '12', 'text', '"12"', 'null'])('keeps %s as it was typed', async (text) => {
  render(<Form />);
  await userEvent.type(field(), text.replaceAll(/[[{]/g, '$&$&'));
  expect(field().value).toBe(text);
});

it.each([
  ['[1,2]', [1, 2]],
  ['{"a":', '{"a":'],
  ['12', 12],
  ['plain', 'plain'],
])('sends %s as %j', async (text, value) => {
  render(<Form />);
  await userEvent.type(field(), text.replaceAll(/[[{]/g, '$&$&'));
  expect(sent).toEqual(value);
});

it('shows a value from outside', () => {
  render(<Form initial={[{ a: 1 }]} />);
  expect(JSON.parse(field().value)).toEqual([{ a: 1 }]);
});
