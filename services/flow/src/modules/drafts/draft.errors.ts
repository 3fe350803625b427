import { refusal, refusalBase } from '@declic/nest-kit';

export class DraftNotFoundError extends refusal(
  'not-found',
  'draft_not_found',
  'There is no such draft. Reload the list.',
) {}

export class DraftChangedError extends refusalBase('conflict', 'draft_changed') {
  constructor(version: number) {
    super('The draft was changed since you opened it. Look at the latest version before you save yours.', {
      extra: { version },
    });
  }
}

export class DraftNotReadyError extends refusal(
  'conflict',
  'draft_not_ready',
  'The draft has no text yet, or is being written. Wait until it is ready.',
) {}

export class DraftVersionNotFoundError extends refusal(
  'not-found',
  'draft_version_not_found',
  'There is no such version any more. The latest 50 are kept.',
) {}

export class DraftsFullError extends refusal(
  'conflict',
  'drafts_full',
  'The drafts of this strategy have as much text as they may together. Shorten one of them, or create another strategy.',
) {}
