import preview from '../../.storybook/preview';
import { Checklist } from './checklist';
import { Field } from './field';
import { PasswordInput } from './password-input';

const meta = preview.meta({
  title: 'Components/PasswordInput',
  component: PasswordInput,
  args: { defaultValue: 'correct horse', autoComplete: 'current-password' },
  render: (args) => (
    <Field label="Password">
      <PasswordInput {...args} />
    </Field>
  ),
});

export const Default = meta.story();

export const WithError = meta.story({
  render: (args) => (
    <Field label="Password" error="Enter your password." required>
      <PasswordInput {...args} />
    </Field>
  ),
});

export const Disabled = meta.story({ args: { disabled: true } });

export const WithRules = meta.story({
  render: (args) => (
    <Field
      label="Password"
      hint={
        <Checklist
          label="Password rules"
          items={[
            { label: 'At least 8 characters', met: true },
            { label: 'One lower-case letter', met: true },
            { label: 'One upper-case letter', met: false },
            { label: 'One number', met: false },
          ]}
        />
      }
    >
      <PasswordInput {...args} />
    </Field>
  ),
});
