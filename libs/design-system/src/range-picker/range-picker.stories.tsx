import { useState } from 'react';
import preview from '../../.storybook/preview';
import { Button } from '../index';
import { RangePicker } from './range-picker';

const meta = preview.meta({
  title: 'Components/RangePicker',
  component: RangePicker,
  args: {
    open: true,
    onOpenChange: () => undefined,
    value: { from: '2026-11-10', to: '2026-11-16' },
    lastDay: '2026-11-21',
    onChoose: () => undefined,
  },
});

export const Default = meta.story();

export const OneDay = meta.story({ args: { value: { from: '2026-11-21', to: '2026-11-21' } } });

export const French = meta.story({
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
});

export const FromAButton = meta.story({
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
});
