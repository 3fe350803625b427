import type { InputSchema } from '@declic/action-input';
import { describe, expect, it } from 'vitest';
import { createConsoleStore, selectBody } from './console-store';
import { formatBody } from './payload';

const schema: InputSchema = {
  params: [
    {
      key: 'kind',
      label: 'Kind',
      kind: 'enum',
      default: 'short',
      enum: ['short', 'long'].map((value) => ({ value, label: value })),
    },
    { key: 'words', label: 'Words', kind: 'number', showIf: { key: 'kind', equals: 'long' } },
    { key: 'topic', label: 'Topic', kind: 'string', required: true },
    { key: 'data', label: 'Data', kind: 'json' },
  ],
};

const open = () => {
  const store = createConsoleStore(schema);
  return { ...store.getState(), state: store.getState, body: () => selectBody(schema, store.getState()) };
};

describe('the form', () => {
  it('starts with the defaults of the schema', () => {
    expect(open().body()).toEqual({ kind: 'short' });
  });

  it('sends the prompt where no parameter is given', () => {
    const store = createConsoleStore({ params: [] });
    expect(selectBody({ params: [] }, store.getState())).toEqual({ prompt: 'Test this action with a simple example' });
  });

  it('sends a parameter with showIf only while it is shown, and keeps its value', () => {
    const form = open();
    form.setParam('words', 300);
    expect(form.body()).toEqual({ kind: 'short' });
    form.setParam('kind', 'long');
    expect(form.body()).toEqual({ kind: 'long', words: 300 });
  });

  it('does not send the prompt in place of a blank parameter of that name', () => {
    const named: InputSchema = { params: [{ key: 'prompt', label: 'Prompt', kind: 'string', required: true }] };
    expect(selectBody(named, createConsoleStore(named).getState())).toEqual({});
  });

  it('leaves out what is blank', () => {
    const form = open();
    form.setParam('topic', 'Bread');
    form.setParam('topic', '  ');
    expect(form.body()).toEqual({ kind: 'short' });
  });
});

describe('JSON mode', () => {
  it('shows the parameters as text and takes them back', () => {
    const form = open();
    form.setParam('topic', 'Bread');
    form.setJsonMode(true);
    expect(form.state().jsonText).toBe(formatBody({ kind: 'short', topic: 'Bread' }));
    form.setJsonText('{"kind":"long","words":5,"more":[1]}');
    form.setJsonMode(false);
    expect(form.state().payload).toEqual({ kind: 'long', words: 5, more: [1] });
    expect(form.body()).toEqual({ kind: 'long', words: 5, more: [1] });
  });

  it('keeps what is hidden', () => {
    const form = open();
    form.setParam('words', 300);
    form.setJsonMode(true);
    form.setJsonText('{"kind":"short","topic":"Bread"}');
    form.setJsonMode(false);
    form.setParam('kind', 'long');
    expect(form.body()).toEqual({ kind: 'long', words: 300, topic: 'Bread' });
  });

  it.each(['{"kind":', '', '[]', 'null', '"text"'])(
    'sends the empty object for %j, and loses neither text nor parameters',
    (text) => {
      const form = open();
      form.setParam('topic', 'Bread');
      form.setJsonMode(true);
      form.setJsonText(text);
      expect(form.body()).toEqual({});
      form.setJsonMode(false);
      expect(form.body()).toEqual({ kind: 'short', topic: 'Bread' });
      form.setJsonMode(true);
      expect(form.state().jsonText).toBe(text);
    },
  );

  it('sends nothing as a parameter that it only shows as the default', () => {
    const store = createConsoleStore({ params: [{ key: 'topic', label: 'Topic', kind: 'string' }] });
    const { setJsonMode, setJsonText, setParam } = store.getState();
    setJsonMode(true);
    setJsonText(store.getState().jsonText);
    setJsonMode(false);
    setParam('topic', 'Bread');
    expect(store.getState().payload).toEqual({ topic: 'Bread' });
  });
});

describe('an example', () => {
  it('replaces all parameters, and is undone', () => {
    const form = open();
    form.setParam('topic', 'Bread');
    form.replace({ kind: 'long', words: 10 });
    expect(form.body()).toEqual({ kind: 'long', words: 10 });
    form.undoReplace();
    expect(form.body()).toEqual({ kind: 'short', topic: 'Bread' });
    expect(form.state().replaced).toBeNull();
  });

  it('is shown in JSON mode, too', () => {
    const form = open();
    form.setJsonMode(true);
    form.replace({ kind: 'long', words: 10 });
    expect(JSON.parse(form.state().jsonText)).toEqual({ kind: 'long', words: 10 });
    form.undoReplace();
    expect(JSON.parse(form.state().jsonText)).toEqual({ kind: 'short' });
  });
});
