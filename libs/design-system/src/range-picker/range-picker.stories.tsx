import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../index';
import { RangePicker } from './range-picker';

const meta = {
  title: 'Components/RangePicker',
  component: RangePicker,
  args: {
    open: true,
    onOpenChange: () => undefined,
    value: { from: '2026-11-10', to: '2026-11-16' },
    lastDay: '2026-11-21',
    onChoose: () => undefined,
  },
} satisfies Meta<typeof RangePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneDay: Story = { args: { value: { from: '2026-11-21', to: '2026-11-21' } } };

export const French: Story = {
  args: {
    locale: 'fr',
    texts: {
      title: 'Choisir une période',
      hint: 'Choisissez le premier jour, puis le dernier.',
      choose: 'Appliquer',
      cancel: 'Annuler',
      previousMonth: 'Mois précédent',
      nextMonth: 'Mois suivant',
    },
  },
};

export const FromAButton: Story = {
  args: { open: false },
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    const [value, setValue] = useState(args.value);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {value.from} – {value.to}
        </Button>
        {open ? <RangePicker {...args} open value={value} onOpenChange={setOpen} onChoose={setValue} /> : null}
      </>
    );
  },
};
