import type { Rolldown } from 'vite';

/** What the federation plugin calls the module that stands for a shared package: `…__loadShare___mf_0_declic_mf_1_session__loadShare__.js`. */
const WRAPPER = /__loadShare__(.+)__loadShare__/;

/** The plugin's spelling of characters that a file's name cannot have. */
const ENCODED: Readonly<Record<string, string>> = { '@': '_mf_0_', '/': '_mf_1_', '-': '_mf_2_', '.': '_mf_3_' };

/** In every wrapper, whether the remote uses them or not. */
const ALWAYS = ['default', '__moduleExports'];

/**
 * The names that a bundle reads from the shared packages: what is left of each wrapper's exports after tree shaking. A namespace
 * or dynamic import needs every name that the package has at this moment. React is left out: its version stands for its names.
 *
 * @throws Error when the plugin names its wrappers in another way.
 */
export function neededExports(
  chunks: readonly Pick<Rolldown.OutputChunk, 'modules'>[],
  shared: readonly string[],
): Record<string, string[]> {
  const needed = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .flatMap(([id, { renderedExports }]) => {
      const name = sharedPackage(id, shared);
      return name === undefined
        ? []
        : [[name, renderedExports.filter((it) => !ALWAYS.includes(it)).toSorted()] as const];
    });
  if (needed.length === 0) throw new Error('The federation plugin has changed: the bundle has no shared package.');
  return Object.fromEntries(
    needed.filter(([name]) => !isReact(name)).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/**
 * The shared package that a module stands for, if it is one of the plugin's wrappers.
 *
 * @throws Error when the plugin names its wrappers in another way.
 */
export function sharedPackage(id: string, shared: readonly string[]): string | undefined {
  const [, encoded] = WRAPPER.exec(id) ?? [];
  if (encoded === undefined) return undefined;
  const name = shared.find((it) => encode(it) === encoded);
  if (name === undefined) throw new Error(`The federation plugin has changed: ${id} is no shared package.`);
  return name;
}

function encode(name: string): string {
  return name.replace(/[@/.-]/g, (character) => ENCODED[character] ?? character);
}

function isReact(name: string): boolean {
  return /^react(-dom)?(\/|$)/.test(name);
}
