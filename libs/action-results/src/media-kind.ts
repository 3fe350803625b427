import type { ResultFile } from './answer-file';

/** How a file can be shown; `other` is downloaded only. */
export type MediaKind = 'picture' | 'pdf' | 'audio' | 'video' | 'calendar' | 'html' | 'markdown' | 'text' | 'other';

const KINDS: Readonly<Record<string, MediaKind>> = {
  'image/png': 'picture',
  'image/jpeg': 'picture',
  'image/gif': 'picture',
  'image/webp': 'picture',
  'image/avif': 'picture',
  'image/bmp': 'picture',
  'image/svg+xml': 'picture',
  'application/pdf': 'pdf',
  'text/calendar': 'calendar',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/markdown': 'markdown',
  'text/plain': 'text',
  'text/csv': 'text',
  'application/json': 'text',
  'application/xml': 'text',
  'text/xml': 'text',
};

/** By the type that the answer names: the content of a hostile file is never sniffed into something else. */
export function toMediaKind({ mime }: Pick<ResultFile, 'mime'>): MediaKind {
  const type = mime.split(';')[0]?.trim() ?? '';
  if (/^audio\/[\w.+-]+$/.test(type)) return 'audio';
  if (/^video\/[\w.+-]+$/.test(type)) return 'video';
  return Object.hasOwn(KINDS, type) ? (KINDS[type] ?? 'other') : 'other';
}
