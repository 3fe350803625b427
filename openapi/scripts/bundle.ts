import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Section = Record<string, unknown>;

interface OwnerDocument {
  paths?: Section;
  components?: Record<string, Section>;
}

/** The bundled OpenAPI 3.1 document: every owner's paths and components under one roof. */
export interface BundledDocument {
  openapi: '3.1.0';
  info: { title: string; version: string };
  paths: Section;
  components: Record<string, Section>;
}

const SPEC_DIRECTORY = join(import.meta.dirname, '../spec');

/**
 * Merges the owners' files of `openapi/spec/` into one document.
 *
 * @throws Error when two owners define the same path or component: names are one space.
 */
export function bundleSpec(directory = SPEC_DIRECTORY): BundledDocument {
  const bundled: BundledDocument = {
    openapi: '3.1.0',
    info: { title: 'Declic', version: '1.0.0' },
    paths: {},
    components: {},
  };

  for (const file of readdirSync(directory)
    .filter((name) => name.endsWith('.yaml'))
    .sort()) {
    const { paths = {}, components = {} } = readOwnerDocument(join(directory, file));
    addAll(bundled.paths, paths, file);
    for (const [kind, entries] of Object.entries(components)) {
      addAll((bundled.components[kind] ??= {}), entries, file);
    }
  }
  return bundled;
}

/** References to a sibling file (`./common.yaml#/components/…`) become references within the bundle. */
function readOwnerDocument(file: string): OwnerDocument {
  const text = JSON.stringify(parse(readFileSync(file, 'utf8')));
  return JSON.parse(text.replace(/"\.\/[a-z-]+\.yaml#\//g, '"#/')) as OwnerDocument; // parsed by redocly lint afterwards
}

function addAll(target: Section, entries: Section, file: string): void {
  for (const [name, entry] of Object.entries(entries)) {
    if (name in target) throw new Error(`${file} defines ${name}, which another file defines already.`);
    target[name] = entry;
  }
}
