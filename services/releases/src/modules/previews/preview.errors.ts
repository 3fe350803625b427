import { refusalBase } from '@declic/nest-kit';

/** The link was not signed by this registry, or it has expired. */
export class PreviewNotFoundError extends refusalBase('not-found', 'preview_not_found') {}

/** The registry never offered a composition of this id, or has forgotten it. */
export class CompositionNotFoundError extends refusalBase('not-found', 'composition_not_found') {}
