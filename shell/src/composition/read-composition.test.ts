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

it('has none when the page carries none, or something else', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(inlinedComposition()).toBeNull();
  inline('<!doctype html>');
  expect(inlinedComposition()).toBeNull();
  inline('{"id":"x"}');
  expect(inlinedComposition()).toBeNull();
});

it('leaves out a malformed remote, and only that one', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { areas: _, ...malformed } = aComposedRemote({ name: 'mf-broken' });
  inline(JSON.stringify({ id: 'x', remotes: [malformed, aComposedRemote()] }));
  expect(inlinedComposition()?.remotes.map(({ name }) => name)).toEqual(['mf-flow']);
});

it('rejects when the registry answers with an error', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 503 }));
  await expect(fetchComposition()).rejects.toThrow('503');
});
