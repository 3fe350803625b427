import { afterEach, beforeEach, expect, it } from 'vitest';
import { FRAME_CARDS, leaveOut, showSome } from './show-cards';

const COUNT = 40;
const slugs = Array.from({ length: COUNT }, (_, place) => `slug_${place}`);
const all = new Set(slugs);
let list: HTMLUListElement;

beforeEach(() => {
  list = document.createElement('ul');
  list.append(
    ...slugs.map((slug) => {
      const card = document.createElement('li');
      card.dataset['slug'] = slug;
      card.hidden = true;
      card.tabIndex = 0;
      return card;
    }),
  );
  document.body.append(list);
});

afterEach(() => list.remove());

const shown = () =>
  [...list.querySelectorAll<HTMLElement>('li:not([hidden])')].map((card) => card.dataset['slug'] ?? '');

/** The cards that each frame adds. */
function showAll(wanted: ReadonlySet<string>): number[] {
  const frames: number[] = [];
  for (let remain = true; remain;) {
    const before = shown().length;
    remain = showSome(list, wanted);
    frames.push(shown().length - before);
  }
  return frames;
}

it('shows a few cards of the screen in a frame, from the first on, and more of those behind it', () => {
  showSome(list, all);
  expect(shown()).toEqual(slugs.slice(0, FRAME_CARDS));
  const frames = showAll(all);
  expect(shown()).toEqual(slugs);
  expect(frames.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => FRAME_CARDS));
  expect(frames.slice(7)).toEqual([COUNT - 8 * FRAME_CARDS]);
});

it('hides at once what is left out, and shows the rest a few at a time', () => {
  showAll(all);
  const wanted = new Set(slugs.filter((_, place) => place % 4 === 3));
  leaveOut(list, wanted);
  expect(shown()).toEqual([]);
  expect(Math.max(...showAll(wanted))).toBe(FRAME_CARDS);
  expect(shown()).toEqual([...wanted]);
});

it('hides nothing else when few cards leave', () => {
  showAll(all);
  leaveOut(list, new Set(slugs.slice(1)));
  expect(shown()).toEqual(slugs.slice(1));
});

it('leaves the focus where it is', () => {
  showAll(all);
  const card = list.querySelector<HTMLElement>('[data-slug="slug_30"]');
  card?.focus();
  leaveOut(list, new Set(['slug_2', 'slug_30']));
  expect(shown()).toEqual(['slug_30']);
  expect(document.activeElement).toBe(card);
});
