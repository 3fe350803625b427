import type { Decorator, Preview } from '@storybook/react-vite';
import { Surroundings, type StoryParameters } from './surroundings';

const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  return <Story />;
};

const withSurroundings: Decorator = (Story, { id, parameters }) => {
  const { route, queries } = parameters as StoryParameters; // Storybook types parameters as any
  return (
    <Surroundings key={id} {...(route ? { route } : {})} {...(queries ? { queries } : {})}>
      <Story />
    </Surroundings>
  );
};

const preview: Preview = {
  decorators: [withSurroundings, withTheme],
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
};

export default preview;
