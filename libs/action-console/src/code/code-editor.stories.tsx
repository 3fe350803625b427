import { Field } from '@declic/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

const meta = {
  title: 'Console/CodeEditor',
  component: Editor,
  args: { text: '{\n  "topic": "Bread",\n  "words": 50,\n  "loud": true,\n  "more": null\n}' },
} satisfies Meta<typeof Editor>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { text: '' } };

export const WithError: Story = { args: { error: 'Line 2: A comma is missing.' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { text: JSON.stringify(Array.from({ length: 60 }, (_, at) => 'Bread '.repeat(at))) },
};
