import { refusal } from '@declic/nest-kit';

export class IncompleteTestCallError extends refusal(
  'invalid',
  'test_call_incomplete',
  'Missing slug, body, or authorization',
) {}
