import { expect, it } from 'vitest';
import { startEdgeForFile } from '../testing/start-edge';

const HOST = 'ateliers.declic.example';
const edge = await startEdgeForFile({ publicOrigin: 'https://declic.example', workshopsHost: HOST });
const read = async (path: string, host: string) => (await edge.send(path, { headers: { host } })).text;

it('is the configured one for every name that reaches the edge, but not for a microsite', async () => {
  for (const host of ['declic.example', 'app.declic.example', 'elsewhere.example']) {
    expect(await read('/robots.txt', host)).toContain('Sitemap: https://declic.example/sitemap.xml');
    expect(await read('/sitemap.xml', host)).toContain('<loc>https://declic.example/sitemap-pages.xml</loc>');
  }
  expect(await read('/robots.txt', HOST)).toContain(`Sitemap: http://${HOST}/sitemap.xml`);
});
