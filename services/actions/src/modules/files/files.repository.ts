import { randomUUID } from 'node:crypto';
import { queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { describeFile } from '../../engine/answer-files';
import type { InputFile } from '../../engine/files';
import { FILE_LIFETIME_MS, type StoredFile, toFileId, toFileUuid } from './stored-file';

/** What an account may keep at a time, in bytes. */
const QUOTA = 200 * 1024 * 1024;
const LISTED_AT_ONCE = 1_000;
const FORGOTTEN_AT_ONCE = 100;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly expires_at: Date;
}

@Injectable()
export class FilesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when the account keeps too much already. */
  async insert(userId: string, file: InputFile, now: Date): Promise<StoredFile | null> {
    const { name, mime, size, sha256 } = describeFile(file);
    const [row] = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<Row[]>(
        `insert into stored_file (id, user_id, name, mime, size, sha256, content, expires_at)
         select $1, $2, $3, $4, $5, $6, $7, $8
          where (select coalesce(sum(size), 0) from stored_file where user_id = $2 and expires_at > $9) + $5::integer <= ${QUOTA}
         returning id, name, mime, size, sha256, expires_at`,
        [
          randomUUID(),
          userId,
          name,
          mime,
          size,
          Buffer.from(sha256, 'hex'),
          Buffer.from(file.bytes),
          new Date(now.getTime() + FILE_LIFETIME_MS),
          now,
        ],
      ),
    );
    return row ? toStoredFile(row) : null;
  }

  async list(userId: string, now: Date): Promise<StoredFile[]> {
    const rows = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<Row[]>(
        `select id, name, mime, size, sha256, expires_at from stored_file
          where user_id = $1 and expires_at > $2 order by expires_at desc, id limit ${LISTED_AT_ONCE}`,
        [userId, now],
      ),
    );
    return rows.map(toStoredFile);
  }

  async delete(userId: string, ids: readonly string[]): Promise<void> {
    await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query('delete from stored_file where user_id = $1 and id = any ($2)', [userId, ids.map(toFileUuid)]),
    );
  }

  /** The account's own file; null when there is none, or no more. */
  async findOwn(userId: string, id: string, now: Date): Promise<InputFile | null> {
    const [row] = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<FileRow[]>(
        'select name, mime, content from stored_file where id = $1 and user_id = $2 and expires_at > $3',
        [toFileUuid(id), userId, now],
      ),
    );
    return row ? toFile(row) : null;
  }

  /** The file of a link that was signed, no matter whose. */
  async findSigned(id: string, now: Date): Promise<InputFile | null> {
    const [row] = await this.dataSource.query<FileRow[]>('select * from read_file($1, $2)', [toFileUuid(id), now]);
    return row ? toFile(row) : null;
  }

  /** Deletes what has expired. Returns how many files. */
  async forget(now: Date): Promise<number> {
    let total = 0;
    for (;;) {
      const [row] = await this.dataSource.query<{ count: number }[]>('select forget_files($1, $2) as count', [
        now,
        FORGOTTEN_AT_ONCE,
      ]);
      const count = row?.count ?? 0;
      total += count;
      if (count < FORGOTTEN_AT_ONCE) return total;
    }
  }
}

interface FileRow {
  readonly name: string;
  readonly mime: string;
  readonly content: Buffer;
}

function toFile({ name, mime, content }: FileRow): InputFile {
  return { name, mime, bytes: content };
}

function toStoredFile({ id, name, mime, size, sha256, expires_at }: Row): StoredFile {
  return { id: toFileId(id), name, mime, size, sha256: sha256.toString('hex'), expiresAt: expires_at };
}
