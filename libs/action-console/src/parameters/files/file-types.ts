/** 'PDF, PNG or JPEG' for the media types that a parameter accepts. */
export function describeTypes(accept: readonly string[]): string {
  const names = [...new Set(accept.map((type) => NAMES[type] ?? type))];
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
}

/** Whether a type is among those that a parameter accepts. What has no known type may be: the service looks at the content. */
export function isExpectedType(mime: string, accept: readonly string[]): boolean {
  if (mime === UNKNOWN_TYPE || mime === 'text/plain') return true;
  return accept.some(
    (type) => type === mime || type === '*/*' || (type.endsWith('/*') && mime.startsWith(type.slice(0, -1))),
  );
}

export const UNKNOWN_TYPE = 'application/octet-stream';

export function nameType(mime: string): string {
  return NAMES[mime] ?? mime;
}

const NAMES: Readonly<Record<string, string>> = {
  '*/*': 'any file',
  'application/json': 'JSON',
  'application/msword': 'Word',
  'application/pdf': 'PDF',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/xml': 'XML',
  'application/zip': 'ZIP',
  'audio/*': 'any audio',
  'image/*': 'any picture',
  'image/gif': 'GIF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/svg+xml': 'SVG',
  'image/tiff': 'TIFF',
  'image/webp': 'WebP',
  'message/rfc822': 'e-mail',
  'text/*': 'any text',
  'text/calendar': 'iCalendar',
  'text/csv': 'CSV',
  'text/html': 'HTML',
  'text/markdown': 'Markdown',
  'text/plain': 'text',
  'text/tab-separated-values': 'TSV',
  'text/xml': 'XML',
  'video/*': 'any video',
  [UNKNOWN_TYPE]: 'file',
};
