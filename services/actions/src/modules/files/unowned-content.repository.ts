import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Objects of a store whose file is deleted. They are noted in the transaction that deletes the file. */
@Injectable()
export class UnownedContentRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The UUIDs of objects that are to be deleted now. */
  async list(most: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>('select list_unowned_content($1) as id', [most]);
    return rows.map(({ id }) => id);
  }

  /** Called when they are deleted from the store. */
  async forget(ids: readonly string[]): Promise<void> {
    await this.dataSource.query('select forget_unowned_content($1)', [ids]);
  }
}
