import type { DataSource } from 'typeorm';
import type { ContentStore } from './content-store';

/** Keeps contents in the rows of the files. They are deleted with their row. */
export class DatabaseContentStore implements ContentStore {
  readonly name = 'database';

  constructor(private readonly dataSource: DataSource) {}

  async write(id: string, bytes: Uint8Array): Promise<void> {
    await this.dataSource.query('select write_content($1, $2)', [id, bytes]);
  }

  async read(id: string): Promise<Uint8Array | null> {
    const [row] = await this.dataSource.query<{ content: Buffer | null }[]>('select read_content($1) as content', [id]);
    return row?.content ?? null;
  }

  delete(): Promise<void> {
    return Promise.resolve();
  }
}
