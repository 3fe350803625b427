import { textParam } from '../engine/params';

const DOCUMENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/tiff'] as const;

/** The document that an action reads: a PDF or a picture of one, and what else `more` names. */
export const documentParam = (label: string, description: string, more: readonly string[] = []) =>
  textParam('file', label, { required: true, description, ui: { accept: [...DOCUMENT_TYPES, ...more] } });
