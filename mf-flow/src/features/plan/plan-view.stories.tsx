import preview from '@declic/design-system/storybook/preview';
import { userEvent, within } from 'storybook/test';
import { aStrategy } from '../../testing/factories';
import { anApprovedIdea, someIdeas } from '../../testing/idea-factories';
import { addDay, currentDay, toMonth } from './plan-days';
import { PlanView } from './plan-view';

const meta = preview.meta({
  title: 'Flow/Plan',
  component: PlanView,
  args: { strategy: aStrategy(), ideas: [], month: null, onMonthChange: () => undefined },
  // On its page the plan stands under the name of the tab.
  render: (args) => (
    <>
      <h2>Ideas</h2>
      <PlanView {...args} />
    </>
  ),
});

const daysFrom = (start: string, count: number): string[] =>
  count === 0 ? [] : [start, ...daysFrom(addDay(start), count - 1)];

/** The whole month, whatever the day of the test. */
const month = daysFrom(`${toMonth(currentDay())}-01`, 28);

export const NothingApproved = meta.story({ args: { ideas: someIdeas(3) } });

export const NothingPlanned = meta.story({ args: { ideas: someIdeas(5, () => ({ status: 'approved' })) } });

export const Planned = meta.story({
  args: {
    ideas: someIdeas(9, (place) => ({
      status: place < 2 ? 'published' : 'approved',
      scheduled_on: place > 6 ? null : (month[place * 4] ?? null),
    })),
  },
});

export const Full = meta.story({
  args: { ideas: someIdeas(56, (place) => ({ status: 'approved', scheduled_on: month[place % 28] ?? null })) },
});

export const LongText = meta.story({
  args: {
    ideas: [
      anApprovedIdea({ title: 'Anticonstitutionnellement '.repeat(8), scheduled_on: month[9] ?? null }),
      anApprovedIdea({ id: '0199a5b2-0000-7000-9000-00000000ffff', title: 'x'.repeat(120) }),
    ],
  },
});

export const OneOpened = meta.story({
  args: { ideas: [anApprovedIdea({ scheduled_on: month[9] ?? null })] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^How dental/ }));
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  },
});
