import { expect, it } from 'vitest';
import { isWrapperFile, withLazyWrapper, withWrapper } from './inline-wrappers.ts';

const fileName = 'assets/tabs__loadShare__-$1.js';
const wrapper = { fileName, code: 'var e=share.tabs,t=e.Tabs,n=e.style;export{t as n,n as Tabs,n};' };

it('puts the wrapper in the place of the statement that imports it', () => {
  const code = 'import{a}from"./remote.js";import{n as Je,Tabs}from"./tabs__loadShare__-$1.js";a(Je,Tabs);';
  expect(withWrapper(code, wrapper)).toBe(
    'import{a}from"./remote.js";const{n:Je,Tabs}=(()=>{var e=share.tabs,t=e.Tabs,n=e.style;return{n:t,Tabs:n,n:n}})();a(Je,Tabs);',
  );
});

it('keeps what an import without names does', () => {
  expect(withWrapper('import"./tabs__loadShare__-$1.js";a();', wrapper)).toMatch(/^\(\(\)=>\{var e.*\}\)\(\);a\(\);$/);
});

it.each([
  ['an import of another kind', 'import*as x from"./tabs__loadShare__-$1.js";', wrapper],
  [
    'a wrapper that imports',
    'import{n}from"./tabs__loadShare__-$1.js";',
    { fileName, code: 'import"./x.js";export{n};' },
  ],
])('refuses %s', (_, code, imported) => {
  expect(() => withWrapper(code, imported)).toThrow('cannot be inlined');
});

it('puts the wrapper in the place of an import on demand, to be read when that runs', async () => {
  const code = 'load(["tabs"]).then(()=>import(`./tabs__loadShare__-$1.js`))';
  const inlined = withLazyWrapper(code, wrapper);
  expect(inlined).not.toContain('import');
  const run = new Function('load', 'share', `return ${inlined}`) as (
    load: () => Promise<void>,
    share: object,
  ) => unknown;
  const share: { tabs?: object } = {};
  const module = run(() => Promise.resolve(void (share.tabs = { Tabs: 'the tabs', style: 'css' })), share);
  expect(await module).toEqual({ Tabs: 'css', n: 'css' });
});

it('refuses an import on demand that is written in another way', () => {
  expect(() => withLazyWrapper('import(name)', wrapper)).toThrow('cannot be inlined');
});

it('leaves files alone that hold more', () => {
  const moduleIds = ['virtual:a__loadShare__x'];
  expect(isWrapperFile({ moduleIds })).toBe(true);
  expect(isWrapperFile({ moduleIds: ['\0rolldown/runtime.js'] })).toBe(true);
  expect(isWrapperFile({ moduleIds: [...moduleIds, '/own.ts'] })).toBe(false);
});
