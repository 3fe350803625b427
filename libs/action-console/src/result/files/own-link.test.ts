import { expect, it } from 'vitest';
import { toOwnLink, toSafeHref } from './own-link';

it.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['HTTP://EXAMPLE.com', 'http://example.com/'],
  ['javascript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['vbscript:x', null],
  ['//evil.example', null],
  ['/keys', null],
  ['https://', null],
])('makes of %s the link %s', (text, href) => expect(toSafeHref(text)).toBe(href));

it.each([
  ['/v1/files/file_1?expires=1', true],
  [`${location.origin}/v1/files/file_1`, true],
  ['/v1/actions/x', false],
  ['/v1/files/../actions', false],
  ['https://evil.example/v1/files/x', false],
  ['blob:x', false],
  [undefined, false],
])('reads %s by itself: %s', (url, isOwn) => expect(toOwnLink(url) !== null).toBe(isOwn));
