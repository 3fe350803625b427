import { atField, refusal } from '@declic/nest-kit';

/** Nothing is sold under this name. */
export class AddOnUnknownError extends refusal(
  'invalid',
  'add_on_unknown',
  'This add-on does not exist.',
  atField('slug', 'must be the slug of an add-on'),
) {}
