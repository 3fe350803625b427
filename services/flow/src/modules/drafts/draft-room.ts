import type { DraftEntity } from '../content/draft.entity';
import type { LockedStrategy } from '../content/locked-strategy';
import { DraftsFullError } from './draft.errors';

/** Of all drafts of a strategy together: more than 300 ideas with three drafts of usual length need. */
const MAX_BYTES = 8_000_000;
/** Of the texts before the present ones, with their sources as they are stored. */
const MAX_BYTES_OF_VERSIONS = 16_000_000;

/**
 * Lists of ideas hold all present texts, so that these are limited. Part of a transaction that holds the strategy. What an engine
 * writes is short, and not refused.
 *
 * @throws {DraftsFullError} the longer text has no room beside the other drafts.
 */
export async function assertRoom(
  { manager, strategy }: LockedStrategy,
  { id, contentMd }: DraftEntity,
  text: string,
): Promise<void> {
  const bytes = Buffer.byteLength(text);
  if (bytes <= Buffer.byteLength(contentMd ?? '')) return;
  // The length of a text is known without reading it.
  const [others] = await manager.query<{ bytes: string }[]>(
    'select coalesce(sum(octet_length(content_md)), 0) as bytes from flow_drafts where strategy_id = $1 and id <> $2',
    [strategy.id, id],
  );
  if (Number(others?.bytes) + bytes > MAX_BYTES) throw new DraftsFullError();
}

/** Deletes the oldest of the texts before the present ones where these are too much together. */
export async function deleteVersionsWithoutRoom({ manager, strategy }: LockedStrategy): Promise<void> {
  await manager.query(
    `delete from flow_draft_versions old using (
       select text.draft_id, text.version,
              sum(octet_length(text.content_md) + pg_column_size(text.sources))
                over (order by text.written_at desc, text.draft_id, text.version desc) as bytes
         from flow_draft_versions text join flow_drafts draft on draft.id = text.draft_id
        where draft.strategy_id = $1 and text.version < draft.version
     ) earlier
     where old.draft_id = earlier.draft_id and old.version = earlier.version and earlier.bytes > $2`,
    [strategy.id, MAX_BYTES_OF_VERSIONS],
  );
}
