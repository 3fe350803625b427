import { anOpenedSession, neverAnswer } from '@declic/openapi/testing';
import { sessionStore } from '@declic/session';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openShell, setUpShell } from './testing/shell-page';
import { login, usage, workshops } from './testing/some-remotes';

const server = setUpShell();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => screen.queryAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

describe('a service that takes the question about the session and never answers', () => {
  beforeEach(() => void (server.refresh = neverAnswer));

  it('leads from a page of an account to the sign-in within 8 s, which knows the page', async () => {
    openShell('/usage', [usage, login]);
    await pass(5_000);
    expect(shown()).toEqual([]);
    await pass(3_000);
    expect(shown()).toEqual(['Page of mf-login']);
    expect(location.search).toBe('?next=%2Fusage');
    expect(sessionStore.getState().signedOutBy).toBe('unreachable');
  });

  it('holds up no page that everybody may see', async () => {
    openShell('/workshops', [workshops]);
    await pass(500);
    expect(shown()).toEqual(['Page of mf-workshops']);
  });
});

it('a slow answer about the session is no failure of the page that waits for it', async () => {
  server.refresh = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    return anOpenedSession();
  };
  const fallback = { version: '0', entry: '/remotes/mf-usage/0/remoteEntry.js', needs: usage.needs };
  openShell('/usage', [{ ...usage, fallback }, login]);
  await pass(5_500);
  await pass(100);
  expect(shown()).toEqual(['Page of mf-usage']);
  expect(server.beacons().map(({ kind }) => kind)).toEqual(['loaded']);
});
