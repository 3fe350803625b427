import preview from '@declic/design-system/storybook/preview';
import { ReplacementNotice } from './replacement-notice';

const meta = preview.meta({
  title: 'Console/Replacement notice',
  component: ReplacementNotice,
  args: {
    text: 'The parameters of the link were filled in.',
    onUndo: () => undefined,
    onDismiss: () => undefined,
  },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: { text: `The parameters of the link were filled in. Left out: ${'parameter_name, '.repeat(20)}and 80 more.` },
});
