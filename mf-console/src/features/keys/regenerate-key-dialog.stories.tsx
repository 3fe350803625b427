import preview from '@declic/design-system/storybook/preview';
import { RegenerateKeyDialog } from './regenerate-key-dialog';

const meta = preview.meta({
  title: 'Console/Keys/Regenerate',
  component: RegenerateKeyDialog,
  args: { open: true, onOpenChange: () => undefined, loading: false, onConfirm: () => undefined },
});

export const Asking = meta.story();

export const Regenerating = meta.story({ args: { loading: true } });
