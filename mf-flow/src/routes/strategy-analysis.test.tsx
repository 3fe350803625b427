import { problem, type Replies } from '@declic/openapi/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  anAnalysis,
  anUnfinishedStrategy,
  aStrategy,
  failedAnalysis,
  failedOnPdf,
  runningAnalysis,
} from '../testing/factories';
import { fakeFlow } from '../testing/fake-flow';
import { anIdea } from '../testing/idea-factories';
import { openFlowContent } from '../testing/open-flow-content';

const RETRY = 'POST /api/flow/strategies/{id}/analysis';
const CHANGE = 'PATCH /api/flow/strategies/{id}';
const RENEW = 'POST /api/flow/strategies/{id}/ideas/renewal';
const RETRY_BUTTON = 'Start again (5 credits)';

const openStrategy = (strategy = aStrategy(), replies: Replies = {}, ideas = [anIdea()]) => {
  const flow = fakeFlow({ strategies: [strategy], ideas, replies });
  openFlowContent('/tools/flow-content?tab=strategy');
  return flow;
};
const restarted = { ...anUnfinishedStrategy(runningAnalysis) };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a finished analysis', () => {
  it('says what did it, when, and what it cost', async () => {
    openStrategy(aStrategy({ analysis: anAnalysis({ engine: 'embedded@2' }) }));
    expect((await screen.findByText(/^Analyzed by/)).textContent).toMatch(
      /built-in rules v2, without a language model, .*2026.*5 credits;/,
    );
  });

  it('names the model, and says when a model should have done it', async () => {
    openStrategy(
      aStrategy({ analysis: anAnalysis({ engine: 'llm.example/small', notice: 'The model was too slow.' }) }),
    );
    expect(await screen.findByText(/Analyzed by the language model llm.example\/small/)).toBeTruthy();
    expect(screen.getByText('The model was too slow.')).toBeTruthy();
  });

  it('says AI in the specified texts only', async () => {
    openStrategy();
    await screen.findByRole('region', { name: 'AI notes' });
    expect(screen.getAllByText(/\bAI\b/).map(({ textContent }) => textContent)).toEqual([
      'AI-powered content strategy generator',
      'AI notes',
    ]);
  });
});

describe('a running analysis', () => {
  it('says what it costs, and what becomes of that when it fails', async () => {
    openStrategy(anUnfinishedStrategy(runningAnalysis));
    expect(await screen.findByText(/It costs 5 credits, given back should it fail\./)).toBeTruthy();
  });
});

describe('a page that is left while the analysis runs', () => {
  it('shows how far it is when one comes back, and the result of one that ended meanwhile', async () => {
    openStrategy(anUnfinishedStrategy(runningAnalysis));
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40');
    cleanup();

    const flow = openStrategy(anUnfinishedStrategy({ ...runningAnalysis, progress: 80 }));
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('80');
    expect(flow.callsTo(RETRY)).toEqual([]);
    cleanup();

    openStrategy();
    expect(await screen.findByRole('region', { name: 'AI notes' })).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('a failed analysis', () => {
  it('says that the credits were given back, and the price of the next try', async () => {
    const flow = openStrategy(anUnfinishedStrategy(failedAnalysis), { [RETRY]: () => restarted });
    expect(await screen.findByText('Given back')).toBeTruthy();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await press(RETRY_BUTTON);
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(flow.callsTo(RETRY).map(({ body }) => body)).toEqual([{}]);
  });

  it('replaces the address of a PDF that was the reason', async () => {
    const flow = openStrategy(anUnfinishedStrategy(failedOnPdf), { [RETRY]: () => restarted });
    await userEvent.click(await screen.findByRole('radio', { name: 'Read another PDF' }));
    const address = screen.getByRole('textbox', { name: /^Address of the PDF/ });
    await userEvent.type(address, 'acme.example');
    await press(RETRY_BUTTON);
    expect(await screen.findByText('Must be a valid URL')).toBeTruthy();
    expect(flow.callsTo(RETRY)).toHaveLength(0);

    await userEvent.clear(address);
    await userEvent.type(address, 'https://acme.example/offer.pdf');
    await press(RETRY_BUTTON);
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(flow.callsTo(RETRY).map(({ body }) => body)).toEqual([{ pdf_url: 'https://acme.example/offer.pdf' }]);
  });

  it('leaves the PDF out', async () => {
    const flow = openStrategy(anUnfinishedStrategy(failedOnPdf), { [RETRY]: () => restarted });
    await userEvent.click(await screen.findByRole('radio', { name: 'Leave it out' }));
    await press(RETRY_BUTTON);
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(flow.callsTo(RETRY).map(({ body }) => body)).toEqual([{ pdf_url: '' }]);
  });

  it('says at the address why the service refused it', async () => {
    openStrategy(anUnfinishedStrategy(failedOnPdf), {
      [RETRY]: () =>
        problem({
          status: 422,
          code: 'validation_failed',
          title: 'Some fields are not valid.',
          errors: [{ in: 'body', field: 'pdf_url', message: 'leads to a private network' }],
        }),
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Read another PDF' }));
    const address = screen.getByRole<HTMLInputElement>('textbox', { name: /^Address of the PDF/ });
    await userEvent.type(address, 'https://10.0.0.1/a.pdf');
    await press(RETRY_BUTTON);
    expect(await screen.findByText('leads to a private network')).toBeTruthy();
    expect(address.value).toBe('https://10.0.0.1/a.pdf');
  });

  it('leads to credits when there are too few', async () => {
    const refusal = { status: 402, code: 'insufficient_credits', title: 'An analysis costs 5 credits; you have 2.' };
    openStrategy(anUnfinishedStrategy(failedAnalysis), { [RETRY]: () => problem(refusal) });
    await press(RETRY_BUTTON);
    expect(await screen.findByText(/An analysis costs 5 credits; you have 2\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add credits' }).getAttribute('href')).toBe('/account');
  });

  it('is shown as it is when another tab has started it', async () => {
    const flow = openStrategy(anUnfinishedStrategy(failedAnalysis), {
      [RETRY]: () => problem({ status: 409, code: 'analysis_not_failed', title: 'Only a failed one can be started.' }),
    });
    await screen.findByRole('button', { name: RETRY_BUTTON });
    flow.strategies[0] = restarted;
    await press(RETRY_BUTTON);
    expect(await screen.findByText('Only a failed one can be started.')).toBeTruthy();
    expect(await screen.findByRole('progressbar')).toBeTruthy();
  });
});

describe('ideas that rest on a changed line', () => {
  const outdated = aStrategy({ outdated_idea_count: 1 });

  it('are renewed when one says so', async () => {
    const flow = openStrategy(outdated);
    expect(await screen.findByText(/1 idea rests on what you changed\. Renew it\?/)).toBeTruthy();
    await press('Renew');
    expect(await screen.findByText(/New ideas are on their way\./)).toBeTruthy();
    expect(flow.callsTo(RENEW)).toHaveLength(1);
  });

  it('are kept, in the Ideas tab, too', async () => {
    const ideas = [anIdea({ is_outdated: true })];
    openStrategy(outdated, {}, ideas);
    await press('Keep');
    expect(screen.queryByText(/what you changed/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to Ideas' }));
    expect(await screen.findByRole('heading', { name: 'Ideas' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Renew 1 idea' })).toBeNull();
  });

  it('are one press away', async () => {
    openStrategy(outdated);
    await userEvent.click(await screen.findByRole('link', { name: 'See it in the Ideas tab' }));
    expect(await screen.findByRole('heading', { name: 'Ideas' })).toBeTruthy();
  });

  it('say why they could not be renewed', async () => {
    openStrategy(outdated, {
      [RENEW]: () => problem({ status: 409, code: 'ideas_in_progress', title: 'Ideas are already on their way.' }),
    });
    await press('Renew');
    expect(await screen.findByText('Ideas are already on their way.')).toBeTruthy();
  });
});

describe('the horizon', () => {
  it('is changed in place', async () => {
    const flow = openStrategy();
    await press('Edit the horizon');
    const field = screen.getByRole('textbox', { name: 'Horizon in days' });
    await userEvent.clear(field);
    await userEvent.type(field, '731{Enter}');
    expect(await screen.findByText('Choose a whole number from 1 to 730.')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '45{Enter}');
    expect(await screen.findByText('45 days')).toBeTruthy();
    expect(flow.callsTo(CHANGE).map(({ body }) => body)).toEqual([{ horizon_days: 45 }]);
  });

  it('says that the text names none, and can be set', async () => {
    openStrategy(aStrategy({ horizon_days: null }));
    const metadata = within(await screen.findByRole('region', { name: 'Metadata' }));
    expect(metadata.getByText('Not named in your text')).toBeTruthy();
    await press('Set the horizon');
    await userEvent.keyboard('60{Escape}');
    await waitFor(() => expect(metadata.getByText('Not named in your text')).toBeTruthy());
  });

  it('keeps what was typed when it could not be saved', async () => {
    openStrategy(aStrategy(), { [CHANGE]: () => problem({ status: 503, code: 'unavailable', title: 'Not now.' }) });
    await press('Edit the horizon');
    await userEvent.keyboard('5{Enter}');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Horizon in days' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field.value).toBe('905');
  });
});
