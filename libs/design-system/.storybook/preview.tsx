import { definePreview, type Decorator } from '@storybook/react-vite';
import { StoryProviders, type StoryParameters } from './story-providers';

const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  return <Story />;
};

const withStoryProviders: Decorator = (Story, { id, parameters }) => {
  const { route, queries } = parameters as StoryParameters; // Storybook types parameters as any
  return (
    <StoryProviders key={id} {...(route ? { route } : {})} {...(queries ? { queries } : {})}>
      <Story />
    </StoryProviders>
  );
};

/** Stories are made by its `meta`: see https://storybook.js.org/docs/api/csf/csf-next. */
const preview = definePreview({
  addons: [],
  decorators: [withStoryProviders, withTheme],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', dynamicTitle: true, items: ['light', 'dark'] },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    options: { storySort: { order: ['Foundations', 'Components', 'Console', 'Workshops', 'Flow', 'Marketing'] } },
  },
});

export default preview;
