import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailSettings } from './mail-settings';
import { mailSettingsQuery } from './mail-settings.queries';

const answer = (credit_alerts: boolean) => ({ queries: [[mailSettingsQuery().queryKey, { credit_alerts }]] });

const meta = { title: 'Console/Account/Mails', component: MailSettings } satisfies Meta<typeof MailSettings>;

export default meta;

type Story = StoryObj<typeof meta>;

export const On: Story = { parameters: answer(true) };

export const Off: Story = { parameters: answer(false) };
