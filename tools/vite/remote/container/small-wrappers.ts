import type { Plugin } from 'vite';

/**
 * Shortens the modules that stand for shared packages. The generated ones wait for a host that comes later (0.7 kB gzip each, for
 * React 4.7); by the time that ours run, the shell has given the package or, where it fetches that on demand, the import that
 * led here has waited for it.
 */
export function smallWrappers(): Plugin {
  return {
    name: 'declic:small-wrappers',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      const source = id.includes('__loadShare__') ? wrapperSource(code) : undefined;
      return source === undefined ? null : { code: source, map: null };
    },
  };
}

/** Undefined for other modules of the plugin. */
export function wrapperSource(generated: string): string | undefined {
  const [, name] = /Shared module (\S+) was imported before federation bootstrap finished/.exec(generated) ?? [];
  if (name === undefined) return undefined;
  const names = [...generated.matchAll(/\b__mf_\d+ as (\w+)/g)].flatMap(([, exported]) => exported ?? []);
  return [
    `const shared = globalThis.__mf_module_cache__.share[${JSON.stringify(`default:${name}`)}];`,
    `if (!shared) throw new Error(${JSON.stringify(`${name} is not here yet.`)});`,
    ...[...new Set(names)].map((exported) => `export const ${exported} = shared.${exported};`),
    'export default shared.default ?? shared;',
    'export { shared as __moduleExports };',
  ].join('\n');
}
