import preview from '../../.storybook/preview';
import { Checklist } from './checklist';

const meta = preview.meta({
  title: 'Components/Checklist',
  component: Checklist,
  args: {
    label: 'Password rules',
    items: [
      { label: 'At least 8 characters', met: true },
      { label: 'One number', met: false },
    ],
  },
});

export const Some = meta.story();

export const AllMet = meta.story({
  args: {
    items: [
      { label: 'At least 8 characters', met: true },
      { label: 'One number', met: true },
    ],
  },
});

export const LongText = meta.story({
  args: {
    items: [
      {
        label: 'A rule that takes more than one line on a small screen, so that the icon has to stay where it belongs',
        met: false,
      },
    ],
  },
});
