import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../index';
import { Checkbox } from './checkbox';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Send me the newsletter' },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'Twice a month. One click to leave.' } };

export const WithError: Story = {
  args: { required: true, error: 'Please accept before you join.', label: 'I accept' },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const LongText: Story = {
  args: {
    label: (
      <>
        J’accepte que mon adresse soit conservée pour être prévenu de l’ouverture, comme le décrit la{' '}
        <Link href="/fr/confidentialite">politique de confidentialité</Link>.
      </>
    ),
  },
};
