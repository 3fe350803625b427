import preview from '@declic/design-system/storybook/preview';
import { userEvent, within } from 'storybook/test';
import texts from '../../i18n/partners.texts.json';
import { ExpertForm } from './expert-form';

const meta = preview.meta({
  title: 'Marketing/Expert form',
  component: ExpertForm,
  args: { heading: texts.formHeading, lead: texts.formLead, service: 'audit' as const },
});

export const Empty = meta.story();

export const WithFaults = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
});
