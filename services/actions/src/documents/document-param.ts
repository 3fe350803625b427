const DOCUMENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/tiff'] as const;

/** The document that an action reads: a PDF or a picture of one, and what else `more` names. */
export function documentParam(label: string, description: string, more: readonly string[] = []) {
  const ui = { accept: [...DOCUMENT_TYPES, ...more] };
  return { key: 'file', label, kind: 'string', required: true, description, ui } as const;
}
