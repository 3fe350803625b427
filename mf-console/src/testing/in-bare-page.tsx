import type { Decorator } from '@storybook/react-vite';
import { BarePage } from '../ui/bare-page';

/** Story decorator: the page with a single card, under the title of `parameters.pageTitle`. */
export const inBarePage: Decorator = (Story, { parameters }) => {
  const { pageTitle } = parameters as { pageTitle: string }; // Storybook types parameters as any
  return (
    <BarePage title={pageTitle}>
      <Story />
    </BarePage>
  );
};
