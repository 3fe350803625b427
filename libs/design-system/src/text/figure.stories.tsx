import preview from '../../.storybook/preview';
import { Figure } from './figure';

const meta = preview.meta({
  title: 'Components/Figure',
  component: Figure,
  args: { children: '1,234,567' },
});

export const Default = meta.story();

export const Price = meta.story({ args: { children: '$149' } });
