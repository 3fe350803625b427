import preview from '../../.storybook/preview';
import { Button, Field, Notice, Stack, Text, TextArea, TextInput } from '../index';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
import { Dialog } from './dialog';

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  args: { open: true, onOpenChange: () => undefined, title: 'New strategy' },
});

export const Form = meta.story({
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
});

export const LongText = meta.story({
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
});

export const Confirm = meta.story({ render: () => <DeleteKey /> });

export const ConfirmLoading = meta.story({ render: () => <DeleteKey loading /> });

export const ConfirmFailed = meta.story({
  render: () => (
    <DeleteKey>
      <Notice tone="danger">The key could not be deleted. Try again in a moment.</Notice>
    </DeleteKey>
  ),
});

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
