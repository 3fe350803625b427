import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { answersSoon, limitedEdge, OTHER, until } from '../testing/limited-edge';
import { unfinishedPost } from '../testing/raw-client';
import { expectRefusalPage, inBrowser } from '../testing/refusal-page';

const setup = limitedEdge();

describe('the memory for bodies', () => {
  const post = (size: number) =>
    `POST /v1/x HTTP/1.1\r\nhost: a\r\ncontent-length: ${size + 1}\r\n\r\n${'x'.repeat(size)}`;

  it('is limited per network', async () => {
    const { send } = await setup.startEdge({ bodyBytesPerNetwork: 100_000 });
    await setup.connect(post(80_000));
    await answersSoon(() => send('/v1/x', { method: 'POST', body: 'x'.repeat(80_000) }), 429);

    const refused = await send('/v1/x', { method: 'POST', body: 'x'.repeat(80_000) });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
    expectRefusalPage(await send('/v1/x', { method: 'POST', headers: inBrowser('fr'), body: 'x'.repeat(80_000) }), 429);
    expect((await send('/v1/x', { method: 'POST', body: 'x'.repeat(80_000), from: OTHER })).status).toBe(200);
  });

  it('is limited in sum, and free again when clients leave', async () => {
    const { send } = await setup.startEdge({ bodyBytes: 100_000 });
    const large = await setup.connect(post(80_000));
    const ask = () => send('/v1/x', { method: 'POST', body: 'x'.repeat(80_000), from: OTHER });
    await answersSoon(ask, 503);
    const headers = inBrowser('fr');
    expectRefusalPage(await send('/v1/x', { method: 'POST', headers, body: 'x'.repeat(80_000), from: OTHER }), 503);

    large.socket.destroy();
    await answersSoon(ask, 200);
  });
});

it('a client that leaves in the middle of its body is no error of ours', async () => {
  const lines: { level: number; msg: string }[] = [];
  await setup.startEdge(
    {},
    { logTo: { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) } },
  );
  const leaving = await setup.connect(unfinishedPost('/api/flow/x', ['expect: 100-continue']));
  await leaving.hears(/100 Continue/);
  leaving.socket.destroy();
  await until(() => lines.some(({ msg }) => msg === 'client left before its body was complete'));
  await wait(50);

  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});
