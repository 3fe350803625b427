import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRetryingFetch } from './template/retrying-fetch';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers 503 with the header first, and then 200; counts the calls. */
function answerOnceLater(wait: string) {
  const calls = { count: 0 };
  vi.stubGlobal('fetch', async () => {
    calls.count += 1;
    return calls.count === 1
      ? Response.json({ status: 503 }, { status: 503, headers: { 'retry-after': wait } })
      : Response.json({ ok: true });
  });
  return calls;
}

/** Answers 503 with the code for ever; counts the calls. */
function answerWith(code: string) {
  const calls = { count: 0 };
  vi.stubGlobal('fetch', async () => {
    calls.count += 1;
    return Response.json({ status: 503, code }, { status: 503 });
  });
  return calls;
}

const httpDate = (inSeconds: number) => new Date(Date.now() + inSeconds * 1_000).toUTCString();

describe('createRetryingFetch', () => {
  it.each(['0', httpDate(-5)])('repeats a call that may be repeated soon: Retry-After %s', async (wait) => {
    const calls = answerOnceLater(wait);
    const answer = await createRetryingFetch()('https://api.example/v1/actions');
    expect(await answer.json()).toEqual({ ok: true });
    expect(calls.count).toBe(2);
  });

  it.each([
    ['action_failed', 1],
    ['action_timed_out', 1],
    ['another', 2],
  ])('ends a run that failed, and repeats other answers without a Retry-After: %s', async (code, count) => {
    const calls = answerWith(code);
    await expect(createRetryingFetch({ retries: 1 })('https://api.example/v1/actions')).rejects.toMatchObject({ code });
    expect(calls.count).toBe(count);
  });

  it.each(['3600', httpDate(3_600), 'soon'])(
    'leaves a long or unknown wait to the caller: Retry-After %s',
    async (wait) => {
      const calls = answerOnceLater(wait);
      await expect(createRetryingFetch()('https://api.example/v1/actions')).rejects.toMatchObject({ status: 503 });
      expect(calls.count).toBe(1);
    },
  );
});
