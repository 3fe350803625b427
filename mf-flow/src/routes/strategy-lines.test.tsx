import { problem, type Replies } from '@declic/openapi/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { typedTexts } from '../features/strategy-view/lines/typed-texts';
import { aLine, anEmptyStrategy, aStrategy } from '../testing/factories';
import { withLines } from '../testing/fake-lines';
import { fakeFlow } from '../testing/fake-flow';
import { openFlowContent } from '../testing/open-flow-content';

const ADD = 'POST /api/flow/strategies/{id}/lines';
const CHANGE = 'PUT /api/flow/strategies/{id}/lines/{line_id}';
const REMOVE = 'DELETE /api/flow/strategies/{id}/lines/{line_id}';

const PILLAR = 'Online booking';

const openStrategy = (strategy = aStrategy(), replies: Replies = {}) => {
  const flow = fakeFlow({ strategies: [strategy], replies });
  openFlowContent('/tools/flow-content?tab=strategy');
  return flow;
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
// Not by userEvent: toasts capture the pointer, which jsdom cannot.
const pressUndo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const pillars = () => within(screen.getByRole('region', { name: 'Content pillars' }));
const findLine = (text: string) => screen.findByRole('button', { name: `Edit “${text}”` });
const queryLine = (text: string) => screen.queryByRole('button', { name: `Edit “${text}”` });
const textsOf = (strategy = aStrategy()) => strategy.pillars_json?.map(({ text }) => text);
const editPillar = async (text: string) => {
  await press(`Edit “${PILLAR}”`);
  await userEvent.clear(field(`Change “${PILLAR}”`));
  await userEvent.type(field(`Change “${PILLAR}”`), text);
};
const lineNotFound = () =>
  problem({ status: 404, code: 'line_not_found', title: 'This line is not in the summary any more.' });
const broken = () => problem({ status: 500, code: 'internal_error', title: 'Broken' });

afterEach(() => {
  cleanup();
  localStorage.clear();
  typedTexts.setState({}, true);
});

describe('changing a line', () => {
  it('takes the field’s text with Enter, and says that the person said it', async () => {
    const flow = openStrategy();
    await press(`Edit “${PILLAR}”`);
    expect(document.activeElement).toBe(field(`Change “${PILLAR}”`));
    await userEvent.clear(field(`Change “${PILLAR}”`));
    await userEvent.keyboard('Booking at night{Enter}');

    await waitFor(() => expect(textsOf(flow.strategies[0])).toEqual(['Booking at night']));
    expect(await pillars().findByText('(you said so)')).toBeTruthy();
    expect(pillars().getByText('You said so')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit “Booking at night”' })),
    );
  });

  it('is given up with Escape, and nothing is sent', async () => {
    const flow = openStrategy();
    await editPillar('Something else');
    await userEvent.keyboard('{Escape}');
    expect(await findLine(PILLAR)).toBeTruthy();
    expect(flow.callsTo(CHANGE)).toHaveLength(0);
  });

  it('sends nothing when nothing was changed', async () => {
    const flow = openStrategy();
    await press(`Edit “${PILLAR}”`);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: `Edit “${PILLAR}”` })).toBeTruthy();
    expect(flow.callsTo(CHANGE)).toHaveLength(0);
  });

  it('says at the line why it was refused, and keeps what was typed', async () => {
    openStrategy(aStrategy(), { [CHANGE]: broken });
    await editPillar('Booking at night{Enter}');
    await waitFor(() => expect(field(`Change “${PILLAR}”`).getAttribute('aria-invalid')).toBe('true'));
    expect(field(`Change “${PILLAR}”`).value).toBe('Booking at night');
    expect(document.activeElement).toBe(field(`Change “${PILLAR}”`));
  });

  it('says at the line that it needs a word, and how long it may be', async () => {
    const flow = openStrategy();
    await editPillar('?{Enter}');
    expect(await screen.findByText('Write at least one word.')).toBeTruthy();
    await userEvent.clear(field(`Change “${PILLAR}”`));
    await userEvent.paste('x'.repeat(301));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('A line may have 300 characters; this one has 301.')).toBeTruthy();
    expect(flow.callsTo(CHANGE)).toHaveLength(0);
  });

  it('keeps what was typed while another tab is looked at', async () => {
    openStrategy();
    await editPillar('Booking at night');
    await userEvent.click(screen.getByRole('tab', { name: 'Analytics' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: `Change “${PILLAR}”` })).toBeNull());
    await userEvent.click(screen.getByRole('tab', { name: 'Strategy' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Change “${PILLAR}”` })).value).toBe(
      'Booking at night',
    );
  });

  it('offers what was typed as a new line when the line was removed elsewhere', async () => {
    const flow = openStrategy(aStrategy(), { [CHANGE]: lineNotFound });
    await editPillar('Booking at night');
    flow.strategies[0] = withLines(aStrategy(), 'pillars', [aLine('Of another tab')]);
    await userEvent.keyboard('{Enter}');

    expect(await screen.findByText('This line was removed elsewhere')).toBeTruthy();
    expect(await findLine('Of another tab')).toBeTruthy();
    expect(queryLine(PILLAR)).toBeNull();
    expect(field('New lines for Content pillars').value).toBe('Booking at night');
  });

  it('offers what was typed as a new line when an event takes the line away', async () => {
    const flow = openStrategy();
    await editPillar('Booking at night');
    act(() => flow.push(withLines(aStrategy(), 'pillars', [aLine('Of another tab')])));
    expect(await findLine('Of another tab')).toBeTruthy();
    expect(field('New lines for Content pillars').value).toBe('Booking at night');
  });
});

describe('removing a line', () => {
  it('takes it away at once and adds it again with Undo', async () => {
    const flow = openStrategy();
    await press(`Remove “${PILLAR}”`);
    await waitFor(() => expect(queryLine(PILLAR)).toBeNull());
    expect(await screen.findByText('Line removed')).toBeTruthy();
    expect(textsOf(flow.strategies[0])).toEqual([]);

    await pressUndo();
    await waitFor(() => expect(textsOf(flow.strategies[0])).toEqual([PILLAR]));
    expect(await pillars().findByText('(you said so)')).toBeTruthy();
  });

  it('hides the line before the server has answered', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aStrategy>>();
    openStrategy(aStrategy(), { [REMOVE]: () => answer.promise });
    await press(`Remove “${PILLAR}”`);
    await waitFor(() => expect(queryLine(PILLAR)).toBeNull());
    expect(screen.queryByText('Line removed')).toBeNull();
    answer.resolve(withLines(aStrategy(), 'pillars', []));
    expect(await screen.findByText('Line removed')).toBeTruthy();
  });

  it('shows it again, with the reason at the line, when it could not be removed', async () => {
    openStrategy(aStrategy(), { [REMOVE]: broken });
    await press(`Remove “${PILLAR}”`);
    expect((await pillars().findByRole('alert')).textContent).toContain('It could not be removed.');
    expect(queryLine(PILLAR)).toBeTruthy();
  });

  it('says that it was removed elsewhere, and reads the summary again', async () => {
    const flow = openStrategy(aStrategy(), { [REMOVE]: lineNotFound });
    await screen.findByRole('button', { name: `Remove “${PILLAR}”` });
    flow.strategies[0] = withLines(aStrategy(), 'pillars', [aLine('Of another tab')]);
    await press(`Remove “${PILLAR}”`);
    expect(await screen.findByText('This line was removed elsewhere')).toBeTruthy();
    expect(await findLine('Of another tab')).toBeTruthy();
    expect(queryLine(PILLAR)).toBeNull();
  });

  it('keeps the text of an Undo that fails', async () => {
    openStrategy(aStrategy(), { [ADD]: broken });
    await press(`Remove “${PILLAR}”`);
    await pressUndo();
    expect(await screen.findByText('The line could not be added again')).toBeTruthy();
    expect((await pillars().findByRole<HTMLTextAreaElement>('textbox')).value).toBe(PILLAR);
  });
});

describe('adding lines', () => {
  it('adds several at once, and is ready for the next one', async () => {
    const flow = openStrategy();
    await press('Add to Content pillars');
    await userEvent.keyboard('Night visits{Shift>}{Enter}{/Shift}Costs of a no-show{Enter}');
    await waitFor(() => expect(textsOf(flow.strategies[0])).toEqual([PILLAR, 'Night visits', 'Costs of a no-show']));
    expect(await findLine('Costs of a no-show')).toBeTruthy();
    await waitFor(() => expect(field('New lines for Content pillars').value).toBe(''));
    expect(document.activeElement).toBe(field('New lines for Content pillars'));
    await userEvent.keyboard('{Escape}');
    expect(pillars().queryByRole('textbox')).toBeNull();
    expect(document.activeElement?.closest('section')?.textContent).toContain('Content pillars');
  });

  it('says so when the part has the line already', async () => {
    openStrategy();
    await press('Add to Content pillars');
    await userEvent.keyboard(`${PILLAR}{Enter}`);
    expect(await screen.findByText('Nothing was added')).toBeTruthy();
  });

  it('keeps lines that are too many, with the reason', async () => {
    const lines = Array.from({ length: 29 }, (_, place) => aLine(`Topic ${place}`));
    openStrategy(withLines(aStrategy(), 'pillars', lines));
    await press('Add to Content pillars');
    await userEvent.keyboard('One more{Shift>}{Enter}{/Shift}And another{Enter}');
    expect(await screen.findByText('A part of the summary has at most 30 lines. Remove some first.')).toBeTruthy();
    expect(field('New lines for Content pillars').value).toBe('One more\nAnd another');
  });

  it('shows the first lines of a long part, all of them on demand, and a line that was added', async () => {
    const lines = Array.from({ length: 12 }, (_, place) => aLine(`Topic ${place}`));
    openStrategy(withLines(aStrategy(), 'pillars', lines));
    expect(await findLine('Topic 7')).toBeTruthy();
    expect(queryLine('Topic 8')).toBeNull();
    await press('Show all 12 lines of Content pillars');
    expect(queryLine('Topic 11')).toBeTruthy();
    await press('Show fewer of Content pillars');
    expect(queryLine('Topic 8')).toBeNull();

    await press('Add to Content pillars');
    await userEvent.keyboard('One more{Enter}');
    expect(await findLine('One more')).toBeTruthy();
  });

  it('does not say of a removed line that it was not found in the text', async () => {
    openStrategy();
    await press(`Remove “${PILLAR}”`);
    expect(await pillars().findByText('Nothing here yet.')).toBeTruthy();
  });

  it('offers no field for a 31st line', async () => {
    const lines = Array.from({ length: 30 }, (_, place) => aLine(`Topic ${place}`));
    openStrategy(withLines(aStrategy(), 'pillars', lines));
    expect(await screen.findByText('30 lines are the most. Remove one to add another.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add to Content pillars' })).toBeNull();
  });
});

describe('questions', () => {
  it('asks one for each empty part', async () => {
    openStrategy(anEmptyStrategy());
    await screen.findByRole('region', { name: 'Tone' });
    expect(screen.getAllByRole('button', { name: 'Answer' })).toHaveLength(7);
    expect(field('What do you offer them?')).toBeTruthy();
  });

  it('fills the part with the answer', async () => {
    const flow = openStrategy(anEmptyStrategy());
    await userEvent.type(await screen.findByLabelText('What do you offer them?'), 'Reminders by text message{Enter}');
    const offers = within(screen.getByRole('region', { name: 'Offers' }));
    expect(await findLine('Reminders by text message')).toBeTruthy();
    expect(offers.queryByRole('textbox')).toBeNull();
    expect(flow.callsTo(ADD).map(({ body }) => body)).toEqual([{ part: 'offers', text: 'Reminders by text message' }]);
  });

  it('keeps an answer that could not be sent', async () => {
    openStrategy(anEmptyStrategy(), { [ADD]: broken });
    await userEvent.type(await screen.findByLabelText('What do you offer them?'), 'Reminders{Enter}');
    await waitFor(() => expect(field('What do you offer them?').getAttribute('aria-invalid')).toBe('true'));
    expect(field('What do you offer them?').value).toBe('Reminders');
  });
});
