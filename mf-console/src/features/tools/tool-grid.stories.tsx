import preview from '@declic/design-system/storybook/preview';
import { aTool } from '../../testing/factories';
import { ToolGrid } from './tool-grid';
import { toolPricingQuery } from './tool-pricing.queries';

const meta = preview.meta({ title: 'Console/Dashboard/Tools', component: ToolGrid });

const { queryKey } = toolPricingQuery();

export const Default = meta.story({ parameters: { queries: [[queryKey, [aTool()]]] } });

export const Empty = meta.story({ parameters: { queries: [[queryKey, []]] } });

export const LongText = meta.story({
  parameters: {
    queries: [
      [
        queryKey,
        [
          aTool({
            display_name: 'A tool whose name is longer than most tools would dare to have',
            description: 'It does several things, one after the other, and explains each of them at length. '.repeat(3),
            credit_cost: 1,
          }),
          aTool({ tool_slug: 'other', icon: 'unknown' }),
        ],
      ],
    ],
  },
});
