import preview from '@declic/design-system/storybook/preview';
import { LiveExample } from './live-example';

const meta = preview.meta({ title: 'Marketing/Live example', component: LiveExample });

export const OneCall = meta.story({
  args: { label: 'One call and its answer', requestLabel: 'You send', answerLabel: 'declic answers' },
});
