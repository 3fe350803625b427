import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/**
 * Writes the modules that stand for entries which the shell fetches on demand, and Rolldown's helpers for CommonJS, into each file that
 * imports them, where Rolldown makes a file of 0.2 to 0.7 kB for each that several routes need. They hold no state: wrappers read what
 * the shell has given.
 */
export function inlineWrappers(): Plugin {
  return {
    name: 'declic:inline-wrappers',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // The helpers first: a wrapper that is also imported on demand uses one.
        const wrappers = wrapperChunks(bundle).toSorted((one, other) => one.imports.length - other.imports.length);
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        for (const wrapper of wrappers)
          for (const chunk of chunks) {
            if (chunk.imports.includes(wrapper.fileName)) chunk.code = withWrapper(chunk.code, wrapper);
            if (chunk.dynamicImports.includes(wrapper.fileName)) chunk.code = withLazyWrapper(chunk.code, wrapper);
          }
      },
    },
    // Not before: what the bundle says of them is read for the release.
    writeBundle(output, bundle) {
      for (const { fileName } of wrapperChunks(bundle)) rmSync(join(output.dir ?? 'dist', fileName));
    },
  };
}

/** For `build.modulePreload`: what is written into other files is not preloaded. The federation plugin leaves out its wrappers itself. */
export function withoutInlined(_file: string, needed: string[]): string[] {
  return needed.filter((file) => !/\/rolldown-runtime-[^/]+$/.test(file));
}

/** Whether a file holds nothing but such modules, so that it was inlined. */
export function isWrapperFile({ moduleIds }: Pick<Rolldown.OutputChunk, 'moduleIds'>): boolean {
  return moduleIds.length > 0 && moduleIds.every((id) => id.includes('__loadShare__') || id === RUNTIME);
}

const RUNTIME = '\0rolldown/runtime.js';

function wrapperChunks(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter(
    (part): part is Rolldown.OutputChunk => part.type === 'chunk' && isWrapperFile(part),
  );
}

interface Wrapper {
  fileName: string;
  code: string;
}

/**
 * The importing code with the wrapper in the place of the import statement.
 *
 * @throws Error when either is not written as this version of Rolldown does.
 */
export function withWrapper(code: string, wrapper: Wrapper): string {
  const name = baseName(wrapper);
  const [statement, specifiers = ''] =
    new RegExp(`import(?:\\{([^}]*)\\}from)?["']\\./${escapeRegExp(name)}["'];?`).exec(code) ?? [];
  if (statement === undefined) throw notInlined(name);
  const read = `${asExpression(wrapper)};`;
  return code.replace(statement, () => (specifiers === '' ? read : `const{${renamed(specifiers)}}=${read}`));
}

/**
 * The importing code with the wrapper in the place of each `import()` of it. It is read when that runs: by then the shell has fetched the entry.
 *
 * @throws Error as above.
 */
export function withLazyWrapper(code: string, wrapper: Wrapper): string {
  const name = baseName(wrapper);
  const expression = new RegExp(`\\bimport\\([\`"']\\./${escapeRegExp(name)}[\`"']\\)`, 'g');
  const inlined = code.replace(expression, () => `Promise.resolve().then(()=>${asExpression(wrapper)})`);
  if (inlined === code) throw notInlined(name);
  return inlined;
}

/** The module as an expression: an object of what it exports. */
function asExpression(wrapper: Wrapper): string {
  const body = wrapper.code.replace(/export\{([^}]*)\};?\s*$/, (_, exported: string) => {
    const pairs = exported.split(',').map((pair) => pair.split(' as '));
    return `return{${pairs.map(([local, as = local]) => `${as}:${local}`).join(',')}}`;
  });
  if (/\b(?:import|export)\b/.test(body)) throw notInlined(baseName(wrapper));
  return `(()=>{${body}})()`;
}

function notInlined(name: string): Error {
  return new Error(`${name} cannot be inlined: Rolldown writes imports or exports in another way.`);
}

function baseName({ fileName }: Wrapper): string {
  return fileName.split('/').at(-1) ?? fileName;
}

/** `a as b,c` as a destructuring pattern. */
function renamed(specifiers: string): string {
  return specifiers.replaceAll(' as ', ':');
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
