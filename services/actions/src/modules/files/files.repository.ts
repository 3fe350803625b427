import { randomUUID } from 'node:crypto';
import { IdempotencyInProgressError, inPortions, isUniqueViolation, queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { describeFile } from '../../engine/answer-files';
import type { InputFile } from '../../engine/files';
import type { StoreName } from './content/content-store';
import { FILE_LIFETIME_MS, type FileOwner, RESERVATION_MS, type StoredFile, toFileId, toFileUuid } from './stored-file';

/** What an account may keep at a time, in bytes. */
const QUOTA = 200 * 1024 * 1024;
const LISTED_AT_ONCE = 1_000;
const FORGOTTEN_AT_ONCE = 100;
const COLUMNS = 'id, name, mime, size, sha256, expires_at, store';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly expires_at: Date;
  readonly store: StoreName;
}

/** What is known about files; their contents are in a `ContentStore`. */
@Injectable()
export class FilesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Reserves room for a file, which is not there until it is confirmed. Null when the account keeps too much already.
   *
   * @throws {IdempotencyInProgressError} there is a file of the given id.
   */
  async reserve(owner: FileOwner, file: InputFile, store: StoreName, now: Date): Promise<StoredFile | null> {
    const uuid = owner.fileId === undefined ? randomUUID() : toFileUuid(owner.fileId);
    const { name, mime, size, sha256 } = describeFile(file);
    const facts = [uuid, owner.userId, owner.runId ?? null, name, mime, size, Buffer.from(sha256, 'hex'), store, now];
    const [row] = await this.dataSource
      .query<{ isReserved: boolean }[]>(
        'select reserve_file($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as "isReserved"',
        [...facts, new Date(now.getTime() + RESERVATION_MS), QUOTA],
      )
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new IdempotencyInProgressError() : error;
      });
    const expiresAt = new Date(now.getTime() + FILE_LIFETIME_MS);
    return row?.isReserved ? { id: toFileId(uuid), name, mime, size, sha256, expiresAt, store } : null;
  }

  /** Called when the content is written. False when the file was deleted in the meantime, or its run has ended. */
  async confirm({ runId }: FileOwner, { id, expiresAt }: StoredFile): Promise<boolean> {
    const [row] = await this.dataSource.query<{ isReady: boolean }[]>('select confirm_file($1, $2, $3) as "isReady"', [
      toFileUuid(id),
      runId ?? null,
      expiresAt,
    ]);
    return row?.isReady ?? false;
  }

  async list(userId: string, now: Date): Promise<StoredFile[]> {
    const order = `order by expires_at desc, id limit ${LISTED_AT_ONCE}`;
    return this.select(userId, `is_ready and expires_at > $2 ${order}`, [now]);
  }

  /** Those of these files that the account keeps. */
  findOwn(userId: string, ids: readonly string[], now: Date): Promise<StoredFile[]> {
    return this.select(userId, 'is_ready and expires_at > $2 and id = any ($3)', [now, ids.map(toFileUuid)]);
  }

  /** A file of the account in any state, also one whose content is not written yet or that has expired. */
  async findUpload(userId: string, id: string): Promise<(StoredFile & { readonly isReady: boolean }) | null> {
    const [row] = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<(Row & { readonly is_ready: boolean })[]>(
        `select ${COLUMNS}, is_ready from stored_file where user_id = $1 and id = $2`,
        [userId, toFileUuid(id)],
      ),
    );
    if (!row) return null;
    const { is_ready: isReady, ...file } = row;
    return { ...toStoredFile(file), isReady };
  }

  /** The file of a link that was signed, no matter whose. */
  async findSigned(id: string, now: Date): Promise<StoredFile | null> {
    const [row] = await this.dataSource.query<Row[]>(`select ${COLUMNS} from find_signed_file($1, $2)`, [
      toFileUuid(id),
      now,
    ]);
    return row ? toStoredFile(row) : null;
  }

  async discard(ids: readonly string[]): Promise<void> {
    await this.dataSource.query('select discard_files($1)', [ids.map(toFileUuid)]);
  }

  /** Not when it was reserved again in the meantime. */
  async discardExpired(id: string, now: Date): Promise<void> {
    await this.dataSource.query('select discard_expired_file($1, $2)', [toFileUuid(id), now]);
  }

  /** Deletes what has expired. Returns how many files. */
  forget(now: Date): Promise<number> {
    return inPortions(FORGOTTEN_AT_ONCE, async (most) => {
      const [row] = await this.dataSource.query<{ count: number }[]>('select forget_files($1, $2) as count', [
        now,
        most,
      ]);
      return row?.count ?? 0;
    });
  }

  private async select(userId: string, condition: string, values: readonly unknown[]): Promise<StoredFile[]> {
    const statement = `select ${COLUMNS} from stored_file where user_id = $1 and ${condition}`;
    const rows = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<Row[]>(statement, [userId, ...values]),
    );
    return rows.map(toStoredFile);
  }
}

function toStoredFile({ id, sha256, expires_at: expiresAt, ...file }: Row): StoredFile {
  return { ...file, id: toFileId(id), sha256: sha256.toString('hex'), expiresAt };
}
