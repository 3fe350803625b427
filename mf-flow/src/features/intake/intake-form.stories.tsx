import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { IntakeDialog } from './intake-dialog';
import { IntakeForm } from './intake-form';

const meta = {
  title: 'Flow/Intake',
  component: IntakeForm,
  args: { onProgress: () => undefined, onCreated: () => undefined },
} satisfies Meta<typeof IntakeForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const inPage: Pick<Story, 'decorators'> = {
  decorators: [
    (Story) => (
      <main>
        <h1>Flow Content</h1>
        <h2>Create New Strategy</h2>
        <Story />
      </main>
    ),
  ],
};

export const Empty: Story = inPage;

export const Refused: Story = {
  ...inPage,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start AI Analysis' }));
  },
};

export const InItsDialog: Story = {
  render: () => <IntakeDialog open onClose={() => undefined} onCreated={() => undefined} />,
};
