import { readFile } from 'node:fs/promises';
import { replaceFile } from '../files/replace-file';
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
  write(composition: Composition): Promise<void> {
    return replaceFile(this.file, JSON.stringify(composition));
  }
}
