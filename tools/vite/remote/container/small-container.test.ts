import { expect, it } from 'vitest';
import { containerSource, withoutPreloadHelper } from './small-container.ts';
import { wrapperSource } from './small-wrappers.ts';

it('keeps the exposed modules and the state of the generated entry', () => {
  const source = containerSource(
    'import {init as runtimeInit} from "@module-federation/runtime";\nimport __mfExposesMap from "virtual:mf-exposes:a"\nconst __mfResolveGlobalKey = "__mf_init__a__";',
  );
  expect(source).toContain('import exposes from "virtual:mf-exposes:a";');
  expect(source).toContain('createContainer("__mf_init__a__", exposes)');
  expect(source).not.toContain('@module-federation/runtime');
});

it('refuses an entry that another version of the plugin generates', () => {
  expect(() => containerSource('export { init, get }')).toThrow('has changed');
});

it('imports the exposed module without the file that it stands in', () => {
  const built =
    'import{t as e}from"./assets/remote-1.js";var o={"./remote":()=>e(()=>import(`./assets/remote-1.js`),__VITE_PRELOAD__,import.meta.url)};';
  expect(withoutPreloadHelper(built)).toBe('var o={"./remote":()=>(()=>import(`./assets/remote-1.js`))()};');
});

it('knows the helper by whatever name the bundler gives it', () => {
  const built = 'import{$t as $e}from"./assets/remote-1.js";var o=$e(()=>import(`./assets/a.js`),[],import.meta.url);';
  expect(withoutPreloadHelper(built)).toBe('var o=(()=>import(`./assets/a.js`))();');
});

it('refuses an entry that needs another file before the host has given what it shares', () => {
  const built =
    'import{t as e}from"./assets/a.js";import{b as f}from"./assets/b.js";e(()=>import(`./c.js`),[],import.meta.url);f();';
  expect(() => withoutPreloadHelper(built)).toThrow('imports other files');
});

it('reads each name that the remote uses of a shared package', () => {
  const generated = `let __mf_default;let __mf_0;let __mf_1;
    throw new Error("[Module Federation] Shared module @declic/session was imported before federation bootstrap finished.");
    export { __mf_default as default, exportModule as __moduleExports };
    export { __mf_0 as sessionStore, __mf_1 as renewSession };`;
  const source = wrapperSource(generated);
  expect(source).toContain('share["default:@declic/session"]');
  expect(source).toContain('export const sessionStore = shared.sessionStore;');
  expect(source).toContain('export const renewSession = shared.renewSession;');
});

it('leaves other modules of the plugin as they are', () => {
  expect(wrapperSource('export default 1')).toBeUndefined();
});
