import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { signOutForTest } from '@declic/session/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { remote } from '../remote';
import {
  aStrategy,
  anEmptyStrategy,
  anUnfinishedStrategy,
  failedAnalysis,
  runningAnalysis,
} from '../testing/factories';
import { fakeFlow, Refused } from '../testing/fake-flow';

const open = (url = '/tools/flow-content') => renderRemote(remote, { url, session: aSession() });
const created = anUnfinishedStrategy(runningAnalysis, {
  id: '0199a5b2-0000-7000-8000-0000000000b2',
  strategy_name: 'Created now',
});
const other = aStrategy({ id: '0199a5b2-0000-7000-8000-0000000000c3', strategy_name: 'Other strategy' });

/** A server on which creating works. */
const creating = (strategies: Parameters<typeof fakeFlow>[0] = {}) => {
  const known = strategies.strategies ?? [];
  return fakeFlow({
    strategies: known,
    replies: {
      'POST strategies': () => {
        known.unshift(created);
        return { strategy_id: created.id };
      },
    },
  });
};

async function fillIn() {
  await userEvent.type(await screen.findByLabelText(/^Strategy Name/), 'Created now');
  await userEvent.type(screen.getByLabelText(/^Objectives/), 'Get fifty demo requests');
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Start AI Analysis' }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('no strategy yet', () => {
  it('shows the way to the first one', async () => {
    fakeFlow();
    open();
    expect(await screen.findByRole('heading', { name: 'No strategies yet' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Create Your First Strategy' }));
    expect(await screen.findByRole('dialog', { name: 'Create New Strategy' })).toBeTruthy();
    expect(screen.getByText('Fill in the details below to create a new content strategy.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Strategy Intake' })).toBeTruthy();
  });
});

describe('the intake', () => {
  it('creates a strategy, puts it on the desk and shows its analysis to the end', async () => {
    const flow = creating();
    open('/tools/flow-content?tab=analytics');
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await fillIn();
    await submit();

    expect(await screen.findByRole('heading', { level: 2, name: 'Created now' })).toBeTruthy();
    expect(await screen.findByText('Strategy created! You can now edit it.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(flow.named('POST strategies').map(({ body }) => body)).toEqual([
      {
        user_id: aSession().user.id,
        strategy_name: 'Created now',
        goals: 'Get fifty demo requests',
        competitors: '',
        tone: 'professional',
        raw_text: '',
        pdf_url: '',
      },
    ]);
    expect(localStorage.getItem('flow_active_strategy_id')).toBe(created.id);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');

    await waitFor(() => expect(flow.named('GET events')).toHaveLength(1));
    act(() => flow.push(aStrategy({ id: created.id, strategy_name: 'Created now' })));
    expect(await screen.findByRole('region', { name: 'Ideal customer profile' })).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('names what is wrong on submit, and mends it on change', async () => {
    const flow = creating();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await userEvent.type(await screen.findByLabelText(/^Strategy Name/), 'ab');
    await userEvent.type(screen.getByLabelText(/^PDF URL/), 'ftp://nowhere');
    expect(screen.queryByText('Strategy name must be at least 3 characters')).toBeNull();
    await submit();

    expect(await screen.findByText('Strategy name must be at least 3 characters')).toBeTruthy();
    expect(screen.getByText('Describe at least one objective')).toBeTruthy();
    expect(screen.getByText('Must be a valid URL')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Strategy Name/), 'c');
    await waitFor(() => expect(screen.queryByText('Strategy name must be at least 3 characters')).toBeNull());
    expect(flow.named('POST strategies')).toEqual([]);
  });

  it('is sent once, however often it is submitted, with its fields disabled', async () => {
    const flow = fakeFlow({ replies: { 'POST strategies': () => new Promise(() => undefined) } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await fillIn();
    await userEvent.type(screen.getByLabelText(/^Strategy Name/), '{Enter}{Enter}');

    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Analyzing...' });
    expect(busy.disabled).toBe(true);
    expect(screen.getByLabelText(/^Objectives/).matches(':disabled')).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(flow.named('POST strategies')).toHaveLength(1);
  });

  it.each([
    [
      'what the server says',
      () => Promise.reject(new Refused(409, 'strategy_limit_reached', 'Strategy limit reached (3/3)')),
      'Strategy limit reached (3/3)',
    ],
    [
      'that it did not start',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Failed to start analysis. Please try again.',
    ],
    ['that the answer is none', () => ({}), 'Invalid response from server'],
  ])('says %s and keeps what was typed', async (_, reply, message) => {
    fakeFlow({ replies: { 'POST strategies': reply } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await fillIn();
    await submit();

    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Strategy Name/).value).toBe('Created now');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start AI Analysis' }).disabled).toBe(false);
  });

  it('shows at the field what the server refuses', async () => {
    fakeFlow({
      replies: {
        'POST strategies': () => {
          throw new Refused(422, 'validation_failed', 'The intake is not complete.', [
            { in: 'body', field: 'goals', message: 'Describe at least one objective' },
          ]);
        },
      },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await fillIn();
    await submit();
    expect(await screen.findByText('Describe at least one objective')).toBeTruthy();
  });

  it('tells people whose session ended', async () => {
    const flow = fakeFlow();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await fillIn();
    act(() => signOutForTest());
    await submit();
    expect(await screen.findByText('You must be logged in')).toBeTruthy();
    expect(flow.named('POST strategies')).toEqual([]);
  });

  it('asks before typed text is lost, and only then', async () => {
    fakeFlow();
    const { router } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(screen.getByRole('button', { name: 'Create Your First Strategy' }));
    await fillIn();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Strategy Name/).value).toBe('Created now');

    await act(() => router.navigate('/dashboard'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('left the remote')).toBeTruthy();
  });
});

describe('the desk', () => {
  it('opens the remembered strategy, and remembers the next one', async () => {
    localStorage.setItem('flow_active_strategy_id', other.id);
    fakeFlow({ strategies: [aStrategy(), other] });
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Other strategy' })).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: /^Dental scheduling launch/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Dental scheduling launch' })).toBeTruthy();
    expect(localStorage.getItem('flow_active_strategy_id')).toBe(aStrategy().id);
  });

  it('opens the newest when the remembered one was deleted', async () => {
    localStorage.setItem('flow_active_strategy_id', 'gone');
    fakeFlow({ strategies: [aStrategy(), other] });
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Dental scheduling launch' })).toBeTruthy();
  });

  it('offers a search once there are more than five', async () => {
    const many = Array.from({ length: 6 }, (_, place) =>
      aStrategy({ id: `0199a5b2-0000-7000-8000-00000000010${place}`, strategy_name: `Strategy ${place}` }),
    );
    fakeFlow({ strategies: many, limit: 10 });
    open();
    await userEvent.type(await screen.findByLabelText('Search strategies'), '5');
    expect(within(screen.getByRole('region', { name: 'Your strategies' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('explains at the limit why there is no new strategy', async () => {
    fakeFlow({ strategies: [aStrategy(), other], limit: 2 });
    open();
    const button = await screen.findByRole('button', { name: 'New Strategy' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.hover(button);
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect((await screen.findByRole('tooltip')).textContent).toContain('Strategy limit reached (2/2)');
    expect(screen.getByRole('tooltip').textContent).toContain('Upgrade to Pro for more');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the open tab in the address', async () => {
    fakeFlow({ strategies: [aStrategy()] });
    const { router } = open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Analytics' }));
    expect(await screen.findByText('Analytics coming soon...')).toBeTruthy();
    expect(router.state.location.search).toBe('?tab=analytics');
  });

  it('says that the strategies failed to load, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    fakeFlow({
      replies: {
        'GET strategies': () => {
          if (isDown) throw new Refused(500, 'internal', 'Broken');
          return { strategies: [], limit: 3 };
        },
      },
    });
    open();
    expect(await screen.findByRole('heading', { name: 'Failed to load strategies' })).toBeTruthy();
    expect(await screen.findByText('Error')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No strategies yet')).toBeTruthy();
  });
});

describe('one strategy', () => {
  it('shows every line with the sentence it came from', async () => {
    fakeFlow({ strategies: [aStrategy()] });
    open();
    const profile = await screen.findByRole('region', { name: 'Ideal customer profile' });
    expect(within(profile).getByText('Not found in your text.')).toBeTruthy();

    await userEvent.click(within(profile).getByText('Waste hours on the phone', { selector: 'summary span' }));
    const [, quote] = within(profile).getAllByRole('blockquote', { hidden: true }).slice(-2);
    expect(quote?.textContent).toBe('Practice managers waste hours on the phone.');
    expect(quote?.querySelector('mark')?.textContent).toBe('waste hours on the phone');
    expect(within(profile).getAllByText('Free text, sentence 2')).toHaveLength(2);
    expect(within(profile).getByText(/"pain_points"/)).toBeTruthy();
    expect(screen.getByText('90 days')).toBeTruthy();
    expect(screen.getByText('Doctolib, Zocdoc')).toBeTruthy();
    expect(screen.getByText('Not found in the text: sectors.')).toBeTruthy();
  });

  it('says for each card when nothing was found', async () => {
    fakeFlow({ strategies: [anEmptyStrategy()] });
    open();
    await screen.findByRole('region', { name: 'Tone' });
    expect(screen.getAllByText('Not found in your text.')).toHaveLength(7);
  });

  it('becomes inactive, and says when that failed', async () => {
    let isBroken = false;
    const flow = fakeFlow({ strategies: [aStrategy()] });
    open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Active' }));
    await waitFor(() => expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false'));
    expect(flow.strategies[0]?.status).toBe('inactive');
    await waitFor(() => expect(screen.getByRole('button', { name: /Inactive · 0 ideas/ })).toBeTruthy());
    cleanup();

    isBroken = true;
    fakeFlow({
      strategies: [aStrategy()],
      replies: {
        'PATCH strategy': () => {
          if (isBroken) throw new Refused(500, 'internal', 'Broken');
        },
      },
    });
    open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Active' }));
    expect(await screen.findByText('Failed to update status')).toBeTruthy();
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  });

  it('is deleted after a question', async () => {
    fakeFlow({ strategies: [aStrategy(), other] });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete strategy' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete strategy' }));
    expect(await screen.findByText('Strategy deleted successfully')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: 'Other strategy' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says that it could not be deleted', async () => {
    fakeFlow({
      strategies: [aStrategy()],
      replies: {
        'DELETE strategy': () => {
          throw new Refused(500, 'internal', 'Broken');
        },
      },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete strategy' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete strategy' }),
    );
    expect(await screen.findByText('Failed to delete strategy')).toBeTruthy();
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Dental scheduling launch', hidden: true }),
    ).toBeTruthy();
  });

  it('can be analysed again when its analysis failed', async () => {
    const failed = anUnfinishedStrategy(failedAnalysis);
    fakeFlow({ strategies: [failed], replies: { 'POST analysis': () => ({ ...failed, analysis: runningAnalysis }) } });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The analysis failed. What you typed is kept: start it again.',
    );
    expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('progressbar')).toBeTruthy();
  });

  it('is watched by asking again when there are no events', async () => {
    const running = anUnfinishedStrategy(runningAnalysis);
    let looks = 0;
    fakeFlow({
      strategies: [running],
      replies: {
        'GET events': () => {
          throw new Refused(503, 'unavailable', 'No events today');
        },
        'GET strategy': () => ((looks += 1) > 2 ? aStrategy() : running),
      },
    });
    open();
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Offers' }, { timeout: 4_000 })).toBeTruthy();
  });

  it('leaves the desk when it is deleted elsewhere', async () => {
    const strategies = [aStrategy(), other];
    fakeFlow({
      strategies,
      replies: {
        'GET events': () => {
          strategies.splice(0, 1);
          return new Response('event: deleted\ndata: {}\n\n', { headers: { 'content-type': 'text/event-stream' } });
        },
      },
    });
    localStorage.setItem('flow_active_strategy_id', aStrategy().id);
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Other strategy' })).toBeTruthy();
  });
});
