import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus, Row, Stack } from '../index';
import { Button } from './button';
import { ButtonLink } from './button-link';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Create key' },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Row>
      <Button {...args} />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="ghost" />
      <Button {...args} variant="danger">
        Delete key
      </Button>
    </Row>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </Row>
  ),
};

export const WithIcon: Story = { args: { icon: <Plus size={18} aria-hidden /> } };

export const Loading: Story = {
  render: (args) => (
    <Row>
      <Button {...args} loading />
      <Button {...args} variant="secondary" loading />
      <Button {...args} variant="danger" loading />
    </Row>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  render: () => (
    <Stack>
      <Button fullWidth>Recevoir le lien de confirmation de mon inscription à l’atelier de jeudi prochain</Button>
    </Stack>
  ),
};

export const AsLink: Story = {
  render: () => (
    <Row>
      <ButtonLink href="/workshops">See the workshops</ButtonLink>
      <ButtonLink href="/actions" variant="secondary">
        All actions <ArrowRight size={18} aria-hidden />
      </ButtonLink>
    </Row>
  ),
};
