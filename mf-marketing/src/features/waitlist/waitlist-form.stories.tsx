import { userEvent, within } from 'storybook/test';
import preview from '@declic/design-system/storybook/preview';
import { WaitlistForm } from './waitlist-form';

const meta = preview.meta({ title: 'Marketing/Waitlist form', component: WaitlistForm });

export const French = meta.story({ args: { language: 'fr' } });
export const English = meta.story({ args: { language: 'en' } });
export const Spanish = meta.story({ args: { language: 'es' } });

export const ReadyToSend = meta.story({
  args: { language: 'en' },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole('textbox'), 'someone.with.a.rather.long.address@department.example.test');
    await userEvent.click(form.getByRole('checkbox'));
  },
});
