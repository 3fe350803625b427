import preview from '@declic/design-system/storybook/preview';
import { ActionSearch } from './action-search';

const meta = preview.meta({ title: 'Console/Dashboard/Search', component: ActionSearch });

export const Default = meta.story();

export const Focused = meta.story({ play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus() });
