import preview from '../../.storybook/preview';
import { Switch } from './switch';

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Active', checked: true, onChange: () => undefined },
});

export const On = meta.story();

export const Off = meta.story({ args: { checked: false } });

export const Loading = meta.story({ args: { loading: true } });
