import preview from '@declic/design-system/storybook/preview';
import { MailSettings } from './mail-settings';
import { mailSettingsQuery } from './mail-settings.queries';

const answer = (credit_alerts: boolean) => ({ queries: [[mailSettingsQuery().queryKey, { credit_alerts }]] });

const meta = preview.meta({ title: 'Console/Account/Mails', component: MailSettings });

export const On = meta.story({ parameters: answer(true) });

export const Off = meta.story({ parameters: answer(false) });
