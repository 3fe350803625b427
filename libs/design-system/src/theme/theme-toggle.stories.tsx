import preview from '../../.storybook/preview';
import { ThemeToggle } from './theme-toggle';

const meta = preview.meta({ title: 'Components/ThemeToggle', component: ThemeToggle });

export const Default = meta.story();
