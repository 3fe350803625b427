import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileStep } from './file-step';

const meta = { title: 'Console/Batch/File', component: FileStep } satisfies Meta<typeof FileStep>;

export default meta;

export const Empty: StoryObj<typeof meta> = {
  args: { action: { title: 'Validate an email address' }, onFile: () => undefined },
};
