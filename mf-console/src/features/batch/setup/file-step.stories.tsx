import preview from '@declic/design-system/storybook/preview';
import { FileStep } from './file-step';

const meta = preview.meta({ title: 'Console/Batch/File', component: FileStep });

export const Empty = meta.story({
  args: { action: { title: 'Validate an email address' }, onFile: () => undefined },
});
