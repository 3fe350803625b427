import type { components } from '@declic/openapi/types';

/** The id of the script element with which the edge marks a page that shows a preview. */
export const PREVIEW_ELEMENT_ID = 'preview';

/** Where the shell of a preview reads its composition again: the registry would answer what other visitors get. */
export const PREVIEW_COMPOSITION_PATH = '/preview/composition';

/** Ends the preview of this browser and leads to the page named by `to`. */
export const PREVIEW_RESET_PATH = '/preview/reset';

/** What a previewed page says about itself. */
export type PreviewNotice = components['schemas']['PreviewNotice'];

/** A path of this origin; `//host` and `/\host` are addresses of others. */
export function ownPath(path: string): string {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : '/';
}
