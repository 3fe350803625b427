import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ResultPane } from './result-pane';
import { aRefusal, aRun } from './testing/a-run';
import { renderInConsole, renderRun } from './testing/render-result';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const result = () => screen.getByRole('group', { name: 'Result' });
const factOf = (term: string) => within(result()).getByText(term).nextSibling?.textContent;

describe('the facts of a result', () => {
  it('are its status, cost, balance, time against the target, engine and request', () => {
    renderRun(aRun({ duration_ms: 1_240 }));
    expect(screen.getByText('Success')).toBeTruthy();
    expect(factOf('Status')).toBe('200');
    expect(factOf('Cost')).toBe('Debited: 1 credit');
    expect(factOf('Balance')).toBe('498 credits');
    expect(factOf('Duration')).toBe('1,240 ms of 500 ms2.5 × the target');
    expect(factOf('Engine')).toBe('deterministic (rules and tables)');
    expect(screen.getByRole('link', { name: 'req_1' }).getAttribute('href')).toBe('/usage?tab=requests&request=req_1');
  });

  it.each([
    [500, 'Within target'],
    [501, 'Just over target'],
  ])('say in words that %i ms of 500 are as follows: %s', (duration_ms, words) => {
    renderRun(aRun({ duration_ms }));
    expect(factOf('Duration')).toContain(words);
  });

  it('name warnings, and an answer that was kept', () => {
    renderRun(aRun({ warnings: ['Two rows are empty.'], is_replay: true }));
    expect(screen.getByText('Two rows are empty.')).toBeTruthy();
    expect(factOf('Status')).toBe('200, the kept answer of an earlier call');
  });

  it('say of a dry run what executing would cost, and that nothing was debited', () => {
    renderRun(aRun({ data: null, cost: 2, balance: null }, true));
    expect(
      screen.getByText(/Nothing ran, and nothing was debited. Executing it costs 2 credits at most./),
    ).toBeTruthy();
    expect(factOf('Price')).toBe('2 credits');
  });
});

describe('a refused call', () => {
  it.each([
    [401, 'invalid_api_key', /the whole key was pasted/, '/keys'],
    [402, 'insufficient_credits', /Add credits, then execute again/, '/account'],
    [409, 'idempotency_in_progress', /Another call is in the way/, '/usage?tab=requests'],
    [424, 'upstream_failed', /Something outside that the action reads/, '/docs/errors/upstream_failed'],
    [424, 'action_disabled', /needs is missing on this server/, '/docs/errors/action_disabled'],
    [503, 'action_unavailable', /cannot run at the moment/, '/docs/errors/action_unavailable'],
    [500, 'action_failed', /The fault is ours/, '/docs/errors/action_failed'],
    [418, 'odd', /Change the call/, '/docs/errors/odd'],
  ])('with %i %s says what to do and where', (status, code, advice, href) => {
    renderRun(aRefusal(status, code));
    expect(screen.getByText(advice).textContent).toContain('Nothing was debited.');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(href);
    expect(factOf('Request ID')).toContain('req_1');
  });

  it('says that the price has changed rather than that credits are missing', () => {
    renderRun(aRefusal(402, 'max_credits_exceeded'));
    expect(screen.getByText(/The price has changed/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add credits' })).toBeNull();
  });

  it('counts down until it may be sent again', () => {
    vi.useFakeTimers();
    renderRun(aRefusal(429, 'rate_limited', { retry_after: 2 }));
    expect(screen.getByText('You can execute again in 2 seconds.')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByText('You can execute again in 1 second.')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByText('You can execute again now.')).toBeTruthy();
  });

  it('leads to the fields that were refused, and names what has no field', () => {
    const errors = [
      { in: 'body' as const, field: 'topic', message: 'Topic is required' },
      { in: 'header' as const, field: 'idempotency-key', message: 'is too long' },
    ];
    const { problem } = aRefusal(422, 'validation_failed').result;
    renderRun(aRefusal(422, 'validation_failed', { problem: problem && { ...problem, errors } }));
    expect(screen.getByText('Topic: Topic is required')).toBeTruthy();
    expect(screen.getByText('idempotency-key is too long')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Go to the field' })).toHaveLength(1);
  });

  it('links to no document that a problem makes up', () => {
    const { problem } = aRefusal(500, 'x').result;
    renderRun(aRefusal(500, 'x', { problem: problem && { ...problem, type: 'javascript:alert(1)' } }));
    expect(screen.queryByRole('link', { name: 'About this error' })).toBeNull();
  });
});

describe('before and instead of an answer', () => {
  const show = (props: Partial<Parameters<typeof ResultPane>[0]>) =>
    renderInConsole(<ResultPane run={null} isPending={false} latencyTargetMs={500} {...props} />);

  it('says what the answer of the action holds', () => {
    show({});
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual([
      'note textThe note, in the language of the topic.',
      'size_px whole number',
      'verdict one of valid, risky',
      'title text, or nothing',
      'tags list of texts',
      'rows list of objects: id, score',
      'file file',
      'extra number, or nothing',
    ]);
  });

  it('counts the time of a run, says when it is over the target, and lets the person stop waiting', () => {
    vi.useFakeTimers();
    const onCancel = vi.fn();
    show({ isPending: true, onCancel });
    expect(screen.getByText('Target: 500 ms.')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1_500));
    expect(screen.getByText('1.5 s')).toBeTruthy();
    expect(screen.getByText(/Longer than the target/)).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Stop waiting' }).click());
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('says of a call without an answer that it may have run', () => {
    show({ interruption: { kind: 'failed', error: new TypeError('Failed to fetch') } });
    expect(screen.getByText('No answer')).toBeTruthy();
    expect(screen.getByText(/may have run all the same/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open your requests' }).getAttribute('href')).toBe('/usage?tab=requests');
  });

  it('says of a cancelled call that it may be charged', () => {
    show({ interruption: { kind: 'cancelled', isDryRun: false } });
    expect(screen.getByText('Cancelled')).toBeTruthy();
    expect(screen.getByText(/still charged/)).toBeTruthy();
  });
});
