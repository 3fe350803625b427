import { expect, it } from 'vitest';
import { neededExports } from './needed-exports.ts';

const shared = ['react', '@declic/session', '@declic/design-system/range-picker'];
const wrapper = (encoded: string) => `\0virtual:mf:__mf_owner__1__loadShare__${encoded}__loadShare__.js`;
const aChunk = (modules: Record<string, string[]>) => ({
  modules: Object.fromEntries(
    Object.entries(modules).map(([id, renderedExports]) => [id, { code: '', renderedLength: 1, renderedExports }]),
  ),
});

it('lists the names that are left of the wrappers of all chunks, by package', () => {
  const chunks = [
    aChunk({
      '/src/page.tsx': ['Component'],
      [wrapper('_mf_0_declic_mf_1_session')]: ['useSession', 'default', '__moduleExports', 'sessionStore'],
    }),
    aChunk({ [wrapper('_mf_0_declic_mf_1_design_mf_2_system_mf_1_range_mf_2_picker')]: ['RangePicker'] }),
  ];
  expect(neededExports(chunks, shared)).toEqual({
    '@declic/design-system/range-picker': ['RangePicker'],
    '@declic/session': ['sessionStore', 'useSession'],
  });
});

it('leaves the names of React to its version', () => {
  expect(neededExports([aChunk({ [wrapper('react')]: ['useState'] })], shared)).toEqual({});
});

it.each([
  ['a wrapper of a package that is not shared', { [wrapper('_mf_0_declic_mf_1_other')]: [] }],
  ['no wrapper', { '/src/page.tsx': [] }],
])('fails the build on %s, because the plugin has changed', (_, modules) => {
  expect(() => neededExports([aChunk(modules)], shared)).toThrow('The federation plugin has changed');
});
