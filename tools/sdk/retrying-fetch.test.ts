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

const httpDate = (inSeconds: number) => new Date(Date.now() + inSeconds * 1_000).toUTCString();

describe('createRetryingFetch', () => {
  it.each(['0', httpDate(-5)])('repeats a call that may be repeated soon: Retry-After %s', async (wait) => {
    const calls = answerOnceLater(wait);
    const answer = await createRetryingFetch()('https://api.example/v1/actions');
    expect(await answer.json()).toEqual({ ok: true });
    expect(calls.count).toBe(2);
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
