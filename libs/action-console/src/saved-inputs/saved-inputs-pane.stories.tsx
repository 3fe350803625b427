import preview from '@declic/design-system/storybook/preview';
import { InConsole } from '../testing/in-console';
import type { SavedInput } from './saved-input';
import { SavedInputsPane } from './saved-inputs-pane';

const meta = preview.meta({
  title: 'Console/Saved inputs',
  component: SavedInputsPane,
  args: { onLoad: () => undefined },
  decorators: [
    (Story) => (
      <InConsole>
        <Story />
      </InConsole>
    ),
  ],
});

const withNames = (names: readonly string[], isLasting = true) => {
  const at = Date.parse('2026-11-22T12:00:00Z');
  const items = names.map((name): SavedInput => ({ version: 1, slug: 'write_note', name, body: {}, at }));
  return { parameters: { queries: [[['console-records', null, 'input', 'write_note'], { items, isLasting }]] } };
};

export const Default = meta.story(withNames(['Breakfast', 'Dinner']));

export const Empty = meta.story(withNames([]));

export const PrivateWindow = meta.story(withNames(['Breakfast'], false));

export const LongText = meta.story(
  withNames(['A name that a person wrote and that is as long as a name may be', 'a'.repeat(60)]),
);
