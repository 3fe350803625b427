import { Injectable } from '@nestjs/common';
import { FilesService } from '../files/files.service';
import type { BackgroundRunRow } from '../background-queue/background-run';
import { renewLinks } from '../runs/renew-links';
import type { RunAnswer } from '../runs/run-call';
import { toKeptAnswer } from '../runs/to-run-answer';

/** The answers of runs that have ended. */
@Injectable()
export class KeptAnswers {
  constructor(private readonly files: FilesService) {}

  /** The answer of a run with new links to its files; null when it has none yet. */
  async read({ user_id, answer }: Pick<BackgroundRunRow, 'user_id' | 'answer'>): Promise<RunAnswer | null> {
    if (answer === null) return null;
    return renewLinks(toKeptAnswer(answer), {
      read: (value) => this.files.readAnswerFile(value),
      find: (ids) => this.files.renewLinks(user_id, ids),
    });
  }
}
