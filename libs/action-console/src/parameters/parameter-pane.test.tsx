import type { InputSchema } from '@declic/action-input';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderForm } from '../testing/render-form';
import { focusFirstProblem } from './focus-first-problem';

afterEach(cleanup);

const choices = (...values: string[]) => values.map((value) => ({ value, label: value.toUpperCase() }));

const schema: InputSchema = {
  params: [
    { key: 'topic', label: 'Topic', kind: 'string', required: true, validate: { max: 20 } },
    { key: 'tone', label: 'Tone', kind: 'enum', enum: choices('calm', 'loud'), default: 'calm' },
    { key: 'mood', label: 'Mood', kind: 'enum', enum: choices('a', 'b', 'c', 'd', 'e', 'f', 'g') },
    { key: 'tags', label: 'Tags', kind: 'array<enum>', enum: choices('red', 'green', 'blue'), default: ['red'] },
    { key: 'radius', label: 'Radius', kind: 'number', default: 10, validate: { min: 1, max: 100 }, ui: { unit: 'km' } },
    { key: 'loud', label: 'Loud', kind: 'boolean', default: true },
    { key: 'sure', label: 'Sure', kind: 'boolean', required: true },
    { key: 'data', label: 'Data', kind: 'json' },
    { key: 'extra', label: 'Extra', kind: 'string', validate: { format: 'url' } },
    { key: 'country', label: 'Country', kind: 'string', validate: { min: 2, max: 2 } },
  ],
  ui: {
    groups: [
      { id: 'more', label: 'More', items: ['extra'] },
      { id: 'main', label: 'Main', items: ['topic', 'tone', 'mood', 'tags', 'radius', 'loud', 'sure', 'data'] },
    ],
  },
};

const group = (label: string) => screen.getByText(label).closest('details');
const radio = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('a field', () => {
  it('shows the default that the service fills in where an example leaves the parameter out', async () => {
    const { readBody } = renderForm(schema, { examples: [{ name: 'Short', source: null, input: { topic: 'Bread' } }] });
    await userEvent.click(radio('LOUD'));
    await userEvent.selectOptions(screen.getByLabelText('Example'), 'Short');
    expect(radio('CALM').checked).toBe(true);
    expect(screen.queryByLabelText('None')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Loud').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Radius').value).toBe('10');
    expect(await screen.findByRole('row', { name: /RED/ })).toBeTruthy();
    expect(readBody()).toEqual({ topic: 'Bread' });
  });

  it('says its limits with the unit, and what is sent when it is left empty', async () => {
    renderForm(schema);
    const radius = screen.getByLabelText('Radius');
    const describedBy = () =>
      (radius.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(describedBy()).toEqual(['From 1 to 100 km.']);
    await userEvent.clear(radius);
    expect(describedBy()).toEqual(['From 1 to 100 km. Left empty, it is 10.']);
    expect(screen.getByText('Exactly 2 characters.')).toBeTruthy();
  });

  it('asks Yes or No where an answer is required', async () => {
    const { readBody } = renderForm(schema);
    await userEvent.click(within(screen.getByRole('radiogroup', { name: /Sure/ })).getByLabelText('No'));
    expect(readBody()).toMatchObject({ sure: false });
  });

  it('is searched where there are many choices', async () => {
    const { readBody } = renderForm(schema);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Mood' }), 'f{ArrowDown}{Enter}');
    expect(readBody()).toMatchObject({ mood: 'f' });
  });

  it('keeps the choice that JSON mode brought in and that is none', () => {
    const { store } = renderForm(schema);
    act(() => store.getState().setParam('tone', 'harsh'));
    expect(radio('harsh').checked).toBe(true);
  });

  it('says where a text that was meant as JSON is broken', () => {
    const { readBody } = renderForm(schema);
    fireEvent.change(screen.getByLabelText('Data'), { target: { value: '{\n"a": 1,\n}' } });
    expect(screen.getByText('Line 3: A name in double quotes is missing. Sent as a text.')).toBeTruthy();
    expect(readBody()).toMatchObject({ data: '{\n"a": 1,\n}' });
  });
});

describe('refused parameters', () => {
  it('open their group, are listed, and the first on the page takes the focus', async () => {
    const { store } = renderForm(schema);
    expect(group('More')?.open).toBe(false);
    act(() => {
      store.getState().setParam('extra', 'nowhere');
      store.getState().check();
    });
    expect(group('More')?.open).toBe(true);
    expect(screen.getByText('Must be a valid URL')).toBeTruthy();
    const summary = screen.getByRole('alert');
    expect(
      within(summary)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Topic', 'Sure', 'Extra']);

    const problems = ['topic', 'sure', 'extra'].map((field) => ({ in: 'body' as const, field, message: '' }));
    focusFirstProblem(problems);
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Extra'));
    await userEvent.click(within(summary).getByRole('button', { name: 'Sure' }));
    await expect.poll(() => document.activeElement).toBe(radio('Yes'));
  });

  it('are said in the summary when they have no field', () => {
    const { store } = renderForm(schema);
    act(() =>
      store.getState().setServerProblems([{ in: 'body', field: '', message: 'Must be at most 10 bytes of JSON' }]),
    );
    act(() => {
      store.getState().setParam('topic', 'Bread');
      store.getState().setParam('sure', true);
      store.getState().setServerProblems([{ in: 'body', field: '', message: 'Must be at most 10 bytes of JSON' }]);
    });
    expect(screen.getByRole('alert').textContent).toBe('Must be at most 10 bytes of JSON');
  });
});

describe('JSON mode', () => {
  it('says at which line a payload is broken, and what is sent', async () => {
    const { readBody } = renderForm(schema, { initial: { topic: 'Bread' } });
    await userEvent.click(screen.getByRole('switch', { name: 'JSON mode' }));
    const editor = screen.getByLabelText<HTMLTextAreaElement>('JSON payload');
    expect(editor.rows).toBe(12);
    fireEvent.change(editor, { target: { value: '{\n  "topic": Bread\n}' } });
    expect(
      screen.getByText(
        'Line 2: Texts stand in double quotes. This is not a JSON object: an empty object {} is sent instead.',
      ),
    ).toBeTruthy();
    expect(readBody()).toEqual({});
    await userEvent.click(screen.getByRole('switch', { name: 'JSON mode' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Topic/).value).toBe('Bread');
  });
});
