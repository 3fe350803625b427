import type { Decorator } from '@storybook/react-vite';

/** Story decorator: at most as wide as the place that the component has on its page, in px. */
export function maxWidth(pixels: number): Decorator {
  return (Story) => (
    <div style={{ maxInlineSize: pixels }}>
      <Story />
    </div>
  );
}
