import { Stack } from '@declic/design-system';
import type { ComponentType } from 'react';

/** Decorator of stories whose component stands below the name of a strategy. */
export const belowStrategyHeading = (Story: ComponentType) => (
  <Stack>
    <h2>Dental scheduling launch</h2>
    <Story />
  </Stack>
);
