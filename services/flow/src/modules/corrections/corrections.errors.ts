import { refusal, refusalBase } from '@declic/nest-kit';

export class LineNotFoundError extends refusal(
  'not-found',
  'line_not_found',
  'This line is not in the summary any more.',
) {}

export class TooManyLinesError extends refusalBase('conflict', 'too_many_lines') {
  constructor(limit: number) {
    super(`A part of the summary has at most ${limit} lines. Remove some first.`, { extra: { limit } });
  }
}
