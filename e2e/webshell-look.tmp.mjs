import { chromium } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
const base='http://localhost:4761';
const index=await (await fetch(base+'/index.json')).json();
const re=/^Console\/(Sign in|Verify email|Password recovery|Dashboard|API hub|Keys)/;
const stories=Object.values(index.entries).filter(e=>e.type==='story'&&re.test(e.title));
console.log(stories.length,'stories');
const browser=await chromium.launch({executablePath:'/usr/bin/chromium'});
const only=process.argv[2]?new RegExp(process.argv[2]):/./;
for(const size of [[1440,900],[390,844]]) for(const theme of ['light','dark']){
 const ctx=await browser.newContext({viewport:{width:size[0],height:size[1]}}); const page=await ctx.newPage();
 for(const s of stories.filter(s=>only.test(s.id))){
  await page.goto(`${base}/iframe.html?id=${s.id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`);
  try{ await page.waitForFunction(()=>{const p=globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase; if(p==='errored')throw new Error('errored'); return p==='finished'},{timeout:60000}); }catch(e){console.log('ERR',s.id,e.message);continue}
  await page.waitForTimeout(250);
  const {violations}=await new AxeBuilder({page}).setLegacyMode().options({resultTypes:['violations']}).disableRules(['region','landmark-one-main','page-has-heading-one']).analyze();
  for(const v of violations) console.log('AXE',s.id,theme,size[0],v.id,v.nodes.map(n=>n.html).slice(0,2).join(' | '));
  const over=await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(over>0)console.log('OVERFLOW',s.id,size[0],over);
  await page.screenshot({path:`/tmp/webshell/shots/${s.id}-${theme}-${size[0]}.png`});
 }
 await ctx.close();
}
await browser.close();
