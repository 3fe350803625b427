import type { Meta, StoryObj } from '@storybook/react-vite';
import { InConsole } from '../testing/in-console';
import type { SavedInput } from './saved-input';
import { SavedInputsPane } from './saved-inputs-pane';

const meta = {
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
} satisfies Meta<typeof SavedInputsPane>;

export default meta;

type Story = StoryObj<typeof meta>;

const withNames = (names: readonly string[], isLasting = true): Story => {
  const at = Date.parse('2026-11-22T12:00:00Z');
  const items = names.map((name): SavedInput => ({ version: 1, slug: 'write_note', name, body: {}, at }));
  return { parameters: { queries: [[['console-records', null, 'input', 'write_note'], { items, isLasting }]] } };
};

export const Default = withNames(['Breakfast', 'Dinner']);

export const Empty = withNames([]);

export const PrivateWindow = withNames(['Breakfast'], false);

export const LongText = withNames(['A name that a person wrote and that is as long as a name may be', 'a'.repeat(60)]);
