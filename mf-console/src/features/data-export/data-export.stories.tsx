import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataExport } from './data-export';

const meta = { title: 'Console/Account/Data export', component: DataExport } satisfies Meta<typeof DataExport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
