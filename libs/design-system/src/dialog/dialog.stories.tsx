import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Field, Notice, Stack, Text, TextArea, TextInput } from '../index';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
import { Dialog } from './dialog';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { open: true, onOpenChange: () => undefined, title: 'New strategy' },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = {
  args: {
    description: 'Describe the project in your own words.',
    children: (
      <Stack>
        <Field label="Title" required>
          <TextInput />
        </Field>
        <Field label="Your idea" required>
          <TextArea />
        </Field>
      </Stack>
    ),
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Start the analysis</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    size: 'lg',
    children: (
      <Stack tabIndex={0} role="group" aria-label="Terms">
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>
            A long paragraph that makes the sheet scroll inside itself and never the page behind it.
          </Text>
        ))}
      </Stack>
    ),
    footer: <Button>Accept</Button>,
  },
};

export const Confirm: Story = { render: () => <DeleteKey /> };

export const ConfirmLoading: Story = { render: () => <DeleteKey loading /> };

export const ConfirmFailed: Story = {
  render: () => (
    <DeleteKey>
      <Notice tone="danger">The key could not be deleted. Try again in a moment.</Notice>
    </DeleteKey>
  ),
};

function DeleteKey(props: Pick<ConfirmDialogProps, 'loading' | 'children'>) {
  return (
    <ConfirmDialog
      open
      onOpenChange={() => undefined}
      title="Delete “Production”?"
      description="Calls with this key stop working at once. This cannot be undone."
      texts={{ confirm: 'Delete key' }}
      onConfirm={() => undefined}
      {...props}
    />
  );
}
