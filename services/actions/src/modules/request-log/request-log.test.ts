import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoggedRequest } from './logged-request';
import { RequestLog } from './request-log';
import type { RequestLogRepository } from './request-log.repository';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function aRequest(id: string, change: Partial<LoggedRequest> = {}): LoggedRequest {
  const outcome = { kind: 'run', status: 200, code: null, durationMs: 1, credits: 1, unlisted: 0 } as const;
  return { id, userId: 'ada', requestId: id, action: 'works', ...outcome, ...change };
}

function aLog(findFault: (batch: readonly LoggedRequest[]) => Error | undefined = () => undefined) {
  const written: string[][] = [];
  const repository: Pick<RequestLogRepository, 'add' | 'findOwnersOfRevokedKeys'> = {
    async add(batch) {
      const fault = findFault(batch);
      if (fault) throw fault;
      written.push(batch.map(({ id }) => id));
    },
    findOwnersOfRevokedKeys: async (hashes) => {
      const fault = findFault([]);
      if (fault) throw fault;
      return new Map(hashes.map((hash) => [hash.toString('hex'), 'ada']));
    },
  };
  // The log uses these two methods only.
  const log = new RequestLog(repository as RequestLogRepository);
  vi.spyOn(Reflect.get(log, 'logger'), 'error').mockReturnValue(undefined);
  return { log, written };
}

describe('RequestLog', () => {
  it('writes what arrives together in one statement, a moment later', async () => {
    const { log, written } = aLog();
    log.add(aRequest('1'));
    log.add(aRequest('2'));
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(250);
    expect(written).toEqual([['1', '2']]);
  });

  it('keeps everything while the database is away, and writes it once when it is back', async () => {
    let isAway = true;
    const { log, written } = aLog(() => (isAway ? new Error('connection refused') : undefined));
    log.add(aRequest('1'));
    log.addUnowned({ ...aRequest('2'), tokenHash: Buffer.from('key') });
    await vi.advanceTimersByTimeAsync(1_000);
    log.add(aRequest('3'));
    isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(written.flat().sort()).toEqual(['1', '2', '3']);
  });

  it('leaves out a call that the database does not take, and no other', async () => {
    const refused = Object.assign(new Error('invalid byte sequence'), { code: '22021' });
    const { log, written } = aLog((batch) => (batch.some(({ id }) => id === '3') ? refused : undefined));
    for (const id of ['1', '2', '3', '4', '5']) log.add(aRequest(id));
    await vi.advanceTimersByTimeAsync(250);
    expect(written.flat()).toEqual(['1', '2', '4', '5']);
    log.add(aRequest('6'));
    await vi.advanceTimersByTimeAsync(250);
    expect(written.at(-1)).toEqual(['6']);
  });

  it('holds a bounded number of calls', async () => {
    let isAway = true;
    const { log, written } = aLog(() => (isAway ? new Error('connection refused') : undefined));
    for (let call = 0; call < 25_000; call++) log.add(aRequest(String(call)));
    isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(written.flat()).toHaveLength(20_000);
  });

  it('writes everything when it is closed', async () => {
    const { log, written } = aLog();
    for (let call = 0; call < 100; call++) log.add(aRequest(String(call), { status: 429 }));
    log.add(aRequest('last'));
    await log.close();
    expect(written.flat()).toContain('last');
    expect(written.flat()).toContain('99');
  });
});
