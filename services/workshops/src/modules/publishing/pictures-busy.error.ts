import { refusal, retryAfter } from '@declic/nest-kit';

/** More pictures wait than are drawn in reasonable time. */
export class PicturesBusyError extends refusal(
  'unavailable',
  'unavailable',
  'Too many pictures are being drawn. Try again in a moment.',
  retryAfter(2),
) {}
