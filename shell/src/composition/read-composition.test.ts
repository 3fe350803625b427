import { brokenAnswer, serveApi } from '@declic/openapi/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { aComposedRemote, aComposition } from '../testing/a-remote';
import { fetchComposition, inlinedComposition } from './read-composition';

afterEach(() => (document.head.innerHTML = ''));

function inline(text: string) {
  document.head.innerHTML = `<script type="application/json" id="composition">${text}</script>`;
}

it('reads the composition that the page carries', () => {
  const composition = aComposition(aComposedRemote());
  inline(JSON.stringify(composition));
  expect(inlinedComposition()).toEqual(composition);
});

it('reads the ticket of the page, and drops what is none', () => {
  inline(JSON.stringify({ ...aComposition(), ticket: 'c1.now.signed' }));
  expect(inlinedComposition()?.ticket).toBe('c1.now.signed');
  inline(JSON.stringify({ ...aComposition(), ticket: 7 }));
  expect(inlinedComposition()).not.toHaveProperty('ticket');
});

it('has none when the page carries none, or something else', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(inlinedComposition()).toBeNull();
  inline('<!doctype html>');
  expect(inlinedComposition()).toBeNull();
  inline('{"id":"00000000000000c1"}');
  expect(inlinedComposition()).toBeNull();
  inline('{"id":"x","remotes":[]}');
  expect(inlinedComposition()).toBeNull();
});

it.each([
  ['without areas', { areas: undefined }],
  ['with an area that is no area', { areas: [{ path: '/flow', layout: 'wide', access: 'public' }] }],
  ['without needs', { needs: undefined }],
  ['with a fallback that has no entry', { fallback: { version: '1' } }],
  ['with another name', { name: 'flow' }],
])('leaves out a remote %s, and only that one', (_, changes) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const malformed = { ...aComposedRemote({ name: 'mf-broken' }), ...changes };
  inline(JSON.stringify({ ...aComposition(), remotes: [malformed, aComposedRemote()] }));
  expect(inlinedComposition()?.remotes.map(({ name }) => name)).toEqual(['mf-flow']);
});

it('takes what a later version of the registry adds', () => {
  const remote = {
    ...aComposedRemote(),
    areas: [{ path: '/flow', layout: 'app', access: 'public', later: 1 }],
    fallback: {
      version: '1',
      entry: '/remotes/mf-flow/1/remoteEntry.js',
      needs: { react: '19.0.0', exports: {} },
      later: 1,
    },
  };
  inline(JSON.stringify({ ...aComposition(), later: 1, remotes: [{ ...remote, later: 1 }] }));
  expect(inlinedComposition()?.remotes).toHaveLength(1);
});

it('rejects when the registry answers with an error', async () => {
  serveApi({ 'GET /api/releases/composition': () => brokenAnswer(new Response('{}', { status: 503 })) });
  await expect(fetchComposition()).rejects.toThrow('503');
});
