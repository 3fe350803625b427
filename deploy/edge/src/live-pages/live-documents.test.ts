import { expect, it } from 'vitest';
import { aComposition, toCandidates } from '../testing/a-composition';
import { SEATS, setUpLivePages, storeProgram } from '../testing/live-pages';
import { startEdge } from '../testing/start-edge';
import { startUpstream } from '../testing/upstream';
import { storeShell } from '../testing/store-shell';

const { built } = setUpLivePages();

it('writes a live page into the document, with the answers as data, and what the service said of an address', async () => {
  const title = 'Fin </script><script>alert(1)</script>';
  const service = await startUpstream(({ url, headers }, response) => {
    response.statusCode = /\/(?:7|sessions\/)$/.test(url ?? '') ? 200 : 404;
    const visitor = [headers.cookie, headers.authorization].some((it) => it !== undefined);
    response.end(JSON.stringify({ seats: visitor ? 'of a visitor' : 3, title }));
  });
  storeShell(built.releasesDir, 's1');
  const { releasesDir, workerFile: pageWorker } = built;
  const hosts = { workshopsHost: 'ateliers.example', publicOrigin: 'https://declic.example' };
  const edge = await startEdge({ releasesDir, pageWorker, ...hosts, services: { workshops: service.url } });
  const remotes = [storeProgram(releasesDir, 'live', SEATS)];
  const answer = toCandidates(aComposition({ id: 'e'.repeat(16), remotes }));
  edge.registry.answer = (_request, response) => void response.end(JSON.stringify(answer));
  const open = (path: string) => edge.send(path, { headers: { accept: 'text/html', cookie: 'declic_session=a' } });

  await expect.poll(async () => (await open('/workshops/7')).text).toContain('<h1>3 places</h1>');
  const { text, status, headers } = await open('/workshops/7?utm_source=mail');
  expect(status).toBe(200);
  expect(text).toContain('<div id="root" data-prerendered="mf-workshops@live" data-kit="k1"><main><h1>3 places');
  expect(text).toContain('<title>Atelier</title>');
  expect(text).toContain(`<link rel="canonical" href="https://declic.example/workshops/7"`);
  const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text) ?? [];
  expect(JSON.parse(data)).toEqual([[['workshops', '/workshops/7'], { seats: 3, title }]]);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(/id="composition">(.*?)<\/script>/s.exec(text)?.[1]).not.toContain('server.cjs');

  await expect.poll(async () => (await open('/workshops/8')).status).toBe(404);
  const missing = await open('/workshops/8');
  expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  expect(missing.text).toContain('<h1>introuvable</h1>');

  // A page of the microsite is known by the name of its host.
  const onSite = (path: string) => edge.send(path, { headers: { accept: 'text/html', host: hosts.workshopsHost } });
  await expect.poll(async () => (await onSite('/')).text).toContain('data-prerendered="mf-workshops@live"');
  const home = await onSite('/');
  expect(home).toMatchObject({ status: 200 });
  expect(home.text).toContain('data-site="/workshops"');
  expect(home.text).toContain('<link rel="canonical" href="http://ateliers.example/"');

  // An open form, or another order of the list.
  const other = await open('/workshops/7?reserver=1&utm_source=mail');
  expect(other.text).toContain('<div id="root"></div>');
  await Promise.all([edge.stop(), service.stop()]);
});
