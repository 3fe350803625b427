import { Injectable } from '@nestjs/common';
import { FilesService, type LinkedFile } from '../files/files.service';
import type { BackgroundRunRow } from '../background-queue/background-run';

/** The answers of runs that have ended. */
@Injectable()
export class KeptAnswers {
  constructor(private readonly files: FilesService) {}

  /**
   * The answer of a run, null when it has none yet. Links are new, to files that the account keeps and to no others: an action may
   * repeat what its input says.
   */
  async read({ user_id, answer }: Pick<BackgroundRunRow, 'user_id' | 'answer'>): Promise<unknown> {
    if (answer === null) return null;
    if (!answer.includes('"$file"')) return JSON.parse(answer);
    const own = new Map((await this.files.list(user_id)).map((file) => [file.id, file]));
    return JSON.parse(answer, (key, value: unknown) => (key === '$file' ? renewLink(value, own) : value));
  }
}

function renewLink(file: unknown, own: ReadonlyMap<string, LinkedFile>): unknown {
  if (typeof file !== 'object' || file === null || !('id' in file)) return file;
  const kept = own.get(String(file.id));
  return kept ? { ...file, url: kept.url } : file;
}
