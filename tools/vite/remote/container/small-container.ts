import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const CREATE_CONTAINER = fileURLToPath(new URL('create-container.ts', import.meta.url));
const GENERATED_ENTRY = 'virtual:mf-REMOTE_ENTRY_ID';

/**
 * Replaces the body of the entry that the federation plugin generates, which negotiates versions of shared modules with any
 * host (9 kB gzip in each remote, 18 kB more of the runtime in the shell), by the same protocol for one that brings none.
 */
export function smallContainer(entry: string): Plugin {
  return {
    name: 'declic:small-container',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes(GENERATED_ENTRY)) return null;
      return { code: containerSource(code), map: null };
    },
    generateBundle(_options, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) if (isForHosts(chunk)) Reflect.deleteProperty(bundle, file);
      const chunk = bundle[entry];
      if (chunk?.type === 'chunk') chunk.code = withoutPreloadHelper(chunk.code);
    },
  };
}

/** Files that only a page without a shell, or the entry that was replaced, would load. */
function isForHosts(chunk: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean {
  return (
    chunk.type === 'chunk' &&
    /^(?:.*\/)?(?:hostInit|pendingShares|_virtual_mf-localSharedImportMap)/.test(chunk.fileName)
  );
}

/**
 * Vite's helper for dynamic imports stands in the file of the exposed module, and nothing of that may run before the host has
 * given what it shares. Vite has nothing to preload here, so the entry imports by itself.
 *
 * @throws Error when the entry imports anything else.
 */
export function withoutPreloadHelper(entry: string): string {
  const [statement, helper = ''] = /import\{[\w$]+ as ([\w$]+)\}from"[^"]+";/.exec(entry) ?? [];
  const plain = entry
    .replace(statement ?? '', '')
    .replace(
      new RegExp(
        `(?<![\\w$])${helper.replaceAll('$', '\\$')}\\((\\(\\)=>import\\([^)]+\\)),[^,()]+,import\\.meta\\.url\\)`,
        'g',
      ),
      '($1)()',
    );
  if (/\bimport\s*[{"'*]|\bfrom\s*["']/.test(plain))
    throw new Error(`The entry of the remote imports other files: ${plain.slice(0, 200)}`);
  return plain;
}

/** @throws Error when the generated entry is not as this version of the plugin writes it. */
export function containerSource(generated: string): string {
  const exposes = find(generated, /import __mfExposesMap from "([^"]+)"/);
  const stateKey = find(generated, /__mfResolveGlobalKey = "([^"]+)"/);
  return [
    `import exposes from ${JSON.stringify(exposes)};`,
    `import { createContainer } from ${JSON.stringify(CREATE_CONTAINER)};`,
    `export const { init, get } = createContainer(${JSON.stringify(stateKey)}, exposes);`,
  ].join('\n');
}

function find(generated: string, pattern: RegExp): string {
  const [, found] = pattern.exec(generated) ?? [];
  if (found === undefined)
    throw new Error(
      `The entry of the federation plugin has changed (${pattern}): see ${fileURLToPath(import.meta.url)}.`,
    );
  return found;
}
