import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTool } from '../../testing/factories';
import { ToolGrid } from './tool-grid';
import { toolPricingQuery } from './tool-pricing.queries';

const meta = { title: 'Console/Dashboard/Tools', component: ToolGrid } satisfies Meta<typeof ToolGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

const { queryKey } = toolPricingQuery();

export const Default: Story = { parameters: { queries: [[queryKey, [aTool()]]] } };

export const Empty: Story = { parameters: { queries: [[queryKey, []]] } };

export const LongText: Story = {
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
};
