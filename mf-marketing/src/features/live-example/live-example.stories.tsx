import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveExample } from './live-example';

const meta: Meta<typeof LiveExample> = { title: 'Marketing/Live example', component: LiveExample };
export default meta;

export const OneCall: StoryObj<typeof LiveExample> = {
  args: { label: 'One call and its answer', requestLabel: 'You send', answerLabel: 'declic answers' },
};
