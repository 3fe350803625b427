import { Field } from '@declic/design-system';
import preview from '@declic/design-system/storybook/preview';
import { useState } from 'react';
import { CodeEditor } from './code-editor';

function Editor({ text, error, disabled }: { text: string; error?: string; disabled?: boolean }) {
  const [value, setValue] = useState(text);
  return (
    <Field label="JSON payload" error={error}>
      <CodeEditor
        label="JSON payload"
        rows={12}
        value={value}
        onChange={setValue}
        placeholder="{}"
        disabled={disabled}
        findProblem={() => (error ? { message: error, from: 4, to: 10, severity: 'error' } : null)}
      />
    </Field>
  );
}

const meta = preview.meta({
  title: 'Console/CodeEditor',
  component: Editor,
  args: { text: '{\n  "topic": "Bread",\n  "words": 50,\n  "loud": true,\n  "more": null\n}' },
});

export const Default = meta.story();

export const Empty = meta.story({ args: { text: '' } });

export const WithError = meta.story({ args: { error: 'Line 2: A comma is missing.' } });

export const Disabled = meta.story({ args: { disabled: true } });

export const LongText = meta.story({
  args: { text: JSON.stringify(Array.from({ length: 60 }, (_, at) => 'Bread '.repeat(at))) },
});
