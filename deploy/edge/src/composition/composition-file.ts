import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Composition } from './composition';
import { readComposition } from './read-composition';

/** Keeps the composition that is served across restarts of the edge. */
export class CompositionFile {
  constructor(private readonly file: string) {}

  /** Undefined when it was never written, or when it holds anything else. */
  async read(): Promise<Composition | undefined> {
    try {
      return readComposition(JSON.parse(await readFile(this.file, 'utf8'))).composition;
    } catch {
      return undefined;
    }
  }

  /** All of it or nothing: an edge that ends meanwhile leaves the one before. */
  async write(composition: Composition): Promise<void> {
    await mkdir(dirname(this.file), { recursive: true });
    await writeFile(`${this.file}.new`, JSON.stringify(composition));
    await rename(`${this.file}.new`, this.file);
  }
}
