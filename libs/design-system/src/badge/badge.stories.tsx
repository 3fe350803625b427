import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Row } from '../index';
import { Badge } from './badge';

const meta = { title: 'Components/Badge', component: Badge, args: { children: 'Beginner' } } satisfies Meta<
  typeof Badge
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge>Draft</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="success">Confirmed</Badge>
      <Badge tone="warning">3 seats left</Badge>
      <Badge tone="danger">Sold out</Badge>
    </Row>
  ),
};

export const WithIcon: Story = { args: { icon: <Clock size={14} aria-hidden />, children: '90 min' } };

export const LongText: Story = { args: { children: 'Une étiquette qui en dit nettement plus long que prévu' } };
