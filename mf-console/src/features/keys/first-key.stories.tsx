import { Stack } from '@declic/design-system';
import preview from '@declic/design-system/storybook/preview';
import { aCreatedKey } from '../../testing/factories';
import { GeneratingCard } from './generating-card';
import { GenerationFailedCard } from './generation-failed-card';
import { KeyWelcomeCard } from './key-welcome-card';
import { NewKeyCard } from './new-key-card';

const meta = preview.meta({
  title: 'Console/Keys/First key',
  component: NewKeyCard,
  args: { held: { ...aCreatedKey(), isFirst: false }, onCopied: () => undefined, onSaved: () => undefined },
});

export const ShownOnce = meta.story();

export const Generating = meta.story({
  render: () => (
    <Stack>
      <KeyWelcomeCard />
      <GeneratingCard />
    </Stack>
  ),
});

export const Failed = meta.story({ render: () => <GenerationFailedCard onRetry={() => undefined} /> });
