import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const path of process.argv.slice(2)) {
  const p = await b.newPage(); const log = []; const reqs = [];
  p.on('console', m => { if (m.type() !== 'log') log.push(m.type()+': '+m.text().slice(0,300)); }); p.on('pageerror', e => log.push('pageerror '+String(e).slice(0,300)));
  p.on('response', async r => { const s = await r.request().sizes().catch(()=>null); const t = r.request().timing(); reqs.push(`${r.status()} ${Math.round(t.requestStart)} ${r.request().resourceType()} ${s?.responseBodySize} ${new URL(r.url()).pathname}`); });
  await p.goto('http://localhost:5500'+path); await p.waitForTimeout(1500);
  console.log('==', path, '->', p.url(), '| title', await p.title(), '| h1', await p.locator('h1').allInnerTexts()); console.log(reqs.join('\n')); console.log(log.join('\n'));
  const t = await p.evaluate(() => performance.getEntriesByType('resource').map(r => `${Math.round(r.startTime)}-${Math.round(r.responseEnd)} ${r.initiatorType} ${r.encodedBodySize} ${r.name.replace(location.origin,'')}`).join('\n')); console.log(t);
  await p.close();
}
await b.close();
