import preview from '../../.storybook/preview';
import { Trash2 } from '../index';
import { IconButton } from './icon-button';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Delete key', icon: <Trash2 size={20} aria-hidden /> },
});

export const Default = meta.story();

export const Disabled = meta.story({ args: { disabled: true } });
