import { lazyPart } from '../../../lazy-part';

/** The editor is larger than the text that it edits. */
export const LazyDraftEditor = lazyPart(async () => (await import('./draft-editor')).DraftEditor, 'Loading the editor');
