import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** An object that could not be deleted. */
export interface PostponedContent {
  readonly id: string;
  /** How often that was tried. */
  readonly attempts: number;
  readonly dueAt: Date;
}

/** Objects of a store whose file is deleted. They are noted in the transaction that deletes the file. */
@Injectable()
export class UnownedContentRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The UUIDs of objects that are to be deleted now. */
  async list(most: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>('select list_unowned_content($1) as id', [most]);
    return rows.map(({ id }) => id);
  }

  /** How many objects are in the bucket, those of kept files too. */
  async countObjects(): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>('select count_bucket_objects() as count');
    return row?.count ?? 0;
  }

  /** Called when they could not be deleted: each is due again later, the later the more often that failed. */
  postpone(ids: readonly string[]): Promise<PostponedContent[]> {
    const statement = 'select id, attempts, due_at as "dueAt" from postpone_unowned_content($1)';
    return this.dataSource.query<PostponedContent[]>(statement, [ids]);
  }

  /** Called when they are deleted from the store. */
  async forget(ids: readonly string[]): Promise<void> {
    await this.dataSource.query('select forget_unowned_content($1)', [ids]);
  }
}
