import * as saving from '@declic/action-console/save-content';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aStrategy } from '../testing/factories';
import { dragByMouse } from '../testing/drag-by-mouse';
import { fakeFlow } from '../testing/fake-flow';
import { anApprovedIdea, someIdeas } from '../testing/idea-factories';
import { openFlowContent } from '../testing/open-flow-content';

vi.mock('@declic/action-console/save-content', { spy: true });

const CHANGE = 'PATCH /api/flow/ideas/{id}';
const PLAN = 'POST /api/flow/strategies/{id}/plan';
const HORIZON = 'PATCH /api/flow/strategies/{id}';

const strategy = aStrategy({ horizon_days: 10 });
const TITLE = 'How dental clinics keep their phones free';
const openCalendar = () => openFlowContent('/tools/flow-content?view=calendar');
const day = (name: RegExp) => screen.findByRole('listitem', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

it('is a view of the ideas in the address', async () => {
  fakeFlow({ strategies: [strategy], ideas: someIdeas(2) });
  const { router } = openFlowContent();
  await press('Calendar');
  expect(await screen.findByText('No approved ideas yet')).toBeTruthy();
  expect(router.state.location.search).toBe('?view=calendar');
});

it('shows approved and published ideas on their days, and the others apart', async () => {
  fakeFlow({
    strategies: [strategy],
    ideas: someIdeas(
      4,
      (place) =>
        [
          { status: 'approved' as const, scheduled_on: '2026-11-25' },
          { status: 'published' as const, scheduled_on: '2026-11-20' },
          { status: 'approved' as const },
          { status: 'new' as const },
        ][place] ?? {},
    ),
  });
  openCalendar();
  const planned = await day(/Wednesday, November 25/);
  expect(within(planned).getByText(TITLE)).toBeTruthy();
  expect(within(await day(/Friday, November 20/)).getByText('Published:')).toBeTruthy();
  const apart = screen.getByRole('region', { name: 'Not planned yet' });
  expect(within(apart).getAllByRole('listitem')).toHaveLength(1);
  expect(within(apart).getByText(/over the working days until Wednesday, December 2, 2026/)).toBeTruthy();
  expect(screen.getByText(/, today$/)).toBeTruthy();
});

it('goes from month to month in the address', async () => {
  fakeFlow({ strategies: [strategy], ideas: [anApprovedIdea()] });
  const { router } = openCalendar();
  await press('Next month');
  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeTruthy();
  expect(router.state.location.search).toBe('?view=calendar&month=2026-12');
  await press('Today');
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeTruthy();
});

it('plans all that have no day', async () => {
  const flow = fakeFlow({ strategies: [strategy], ideas: [anApprovedIdea()] });
  openCalendar();
  await press('Plan them');
  expect(within(await day(/Monday, November 23/)).getByText(TITLE)).toBeTruthy();
  expect(flow.callsTo(PLAN).map(({ body }) => body)).toEqual([{ starts_on: '2026-11-23' }]);
  expect(screen.getByText(/Every approved idea has a day/)).toBeTruthy();
  expect(await screen.findByText('1 idea, on Monday, November 23, 2026')).toBeTruthy();
});

it('leaves out the weeks of the present month that are over, unless something was planned in them', async () => {
  fakeFlow({ strategies: [strategy], ideas: [anApprovedIdea()] });
  // Empty days are not shown where there is no layout, but they are there.
  const firstDay = () => document.querySelector('time')?.dateTime;
  openCalendar();
  await day(/Monday, November 23/);
  expect(firstDay()).toBe('2026-11-23');
  await press('Previous month');
  await waitFor(() => expect(firstDay()).toBe('2026-09-28'));
  cleanup();

  fakeFlow({ strategies: [strategy], ideas: [anApprovedIdea({ scheduled_on: '2026-11-11' })] });
  openCalendar();
  await day(/Wednesday, November 11/);
  expect(firstDay()).toBe('2026-11-09');
});

it('gives an idea a day without dragging, marks it as published, and takes it off the plan', async () => {
  const flow = fakeFlow({ strategies: [strategy], ideas: [anApprovedIdea()] });
  openCalendar();
  await press(TITLE);
  fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2026-11-27' } });
  await press('Save the day');
  const friday = await day(/Friday, November 27/);
  await userEvent.click(await within(friday).findByRole('button', { name: TITLE }));
  await press('Mark as published');
  expect(await within(friday).findByText('Published:')).toBeTruthy();
  await userEvent.click(within(friday).getByRole('button', { name: /^Published:/ }));
  await press('Take off the plan');
  expect(await within(screen.getByRole('region', { name: 'Not planned yet' })).findByText(TITLE)).toBeTruthy();
  expect(flow.callsTo(CHANGE).map(({ body }) => body)).toEqual([
    { scheduled_on: '2026-11-27' },
    { status: 'published' },
    { scheduled_on: null },
  ]);
});

it('lets the mouse drag an idea to another day', async () => {
  const ideas = someIdeas(2, (place) => ({
    status: 'approved',
    scheduled_on: place === 0 ? '2026-11-24' : '2026-11-27',
  }));
  const flow = fakeFlow({ strategies: [strategy], ideas });
  openCalendar();
  const planned = within(await day(/Tuesday, November 24/)).getByRole('listitem');
  dragByMouse(planned, await day(/Friday, November 27/));
  await waitFor(() => expect(flow.callsTo(CHANGE).map(({ body }) => body)).toEqual([{ scheduled_on: '2026-11-27' }]));
  expect(await within(await day(/Friday, November 27/)).findByText(TITLE)).toBeTruthy();
});

it('lets the keyboard carry an idea to another day', async () => {
  const flow = fakeFlow({ strategies: [strategy], ideas: [anApprovedIdea({ scheduled_on: '2026-11-24' })] });
  openCalendar();
  const grip = await screen.findByRole('button', { name: `Move ${TITLE}` });
  grip.focus();
  await userEvent.keyboard('{Enter}');
  // Each Tab goes on to the next day.
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(flow.callsTo(CHANGE)).toHaveLength(1));
  const [call] = flow.callsTo(CHANGE);
  expect(call?.body.scheduled_on).toMatch(/^2026-1/);
  expect(await screen.findByText(new RegExp(`^${TITLE} is planned for`))).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(`Move ${TITLE}`));
});

it('changes the period, and refuses what is none', async () => {
  const flow = fakeFlow({ strategies: [strategy], ideas: [anApprovedIdea()] });
  openCalendar();
  const field = await screen.findByLabelText('Days to plan ahead');
  await userEvent.clear(field);
  await userEvent.type(field, '731');
  await press('Change');
  expect(await screen.findByText('Choose a whole number from 1 to 730.')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '45{Enter}');
  await waitFor(() => expect(flow.callsTo(HORIZON).map(({ body }) => body)).toEqual([{ horizon_days: 45 }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Change' })).toBeNull());
  expect(screen.getByText(/until Wednesday, January 6, 2027/)).toBeTruthy();
});

it('exports the plan for calendars and spreadsheets', async () => {
  const save = vi.mocked(saving.saveContent).mockImplementation(() => undefined);
  fakeFlow({ strategies: [strategy], ideas: [anApprovedIdea()] });
  openCalendar();
  await press('Export .ics');
  expect(await screen.findByText('No idea has a day yet.')).toBeTruthy();
  await press('Plan them');
  await day(/Monday, November 23/);
  await press('Export .ics');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await press('Export CSV');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls.map(([, name]) => name)).toEqual([
    'dental-scheduling-launch-plan.ics',
    'dental-scheduling-launch-plan.csv',
  ]);
  expect(await save.mock.calls[0]?.[0].text()).toContain('DTSTART;VALUE=DATE:20261123');
  expect(await save.mock.calls[1]?.[0].text()).toContain(TITLE);
});
