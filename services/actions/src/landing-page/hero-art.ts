import { html, type SafeHtml } from './html';
import type { Palette } from './brand-palette';

const TILE = 120;
const COLUMNS = 4;
const ROWS = 4;

/** A tiled composition in the brand's colours. The same name always gives the same picture. */
export function heroArt(name: string, palette: Palette): SafeHtml {
  const random = numbersFrom(name);
  const colors = [palette.primary, palette.accent, palette.band, palette.tint];
  let before = -1;
  const tiles = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const x = (index % COLUMNS) * TILE;
    const y = Math.floor(index / COLUMNS) * TILE;
    const ground = pickOther(random, colors.length, before);
    const shape = pickOther(random, colors.length, ground);
    before = ground;
    return html`<g transform="translate(${x} ${y})"
      ><path
        fill="${colors[ground]}"
        d="M0 0h120v120H0z"
      />${drawShape(random() % 6, colors[shape] ?? '', random() % 4)}</g
    >`;
  });
  return html`<svg
    class="art"
    viewBox="0 0 480 480"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    ${tiles}
  </svg>`;
}

/** A quarter, a half, a ring, a leaf, a diagonal, or bars. */
const SHAPES = [
  'M0 0a120 120 0 0 1 120 120H0z',
  'M0 60a60 60 0 0 1 120 0z',
  'M60 16a44 44 0 1 0 .1 0zm0 24a20 20 0 1 1-.1 0z',
  'M0 0a120 120 0 0 0 120 120A120 120 0 0 0 0 0z',
  'M0 0l120 120H0z',
  'M0 20h120v20H0zM0 80h120v20H0z',
];

function drawShape(shape: number, color: string, turns: number): SafeHtml {
  return html`<path
    fill="${color}"
    fill-rule="evenodd"
    transform="rotate(${turns * 90} 60 60)"
    d="${SHAPES[shape] ?? ''}"
  />`;
}

function pickOther(random: () => number, count: number, not: number): number {
  const pick = random() % count;
  return pick === not ? (pick + 1) % count : pick;
}

/** Pseudo-random numbers of a seed: FNV-1a, then xorshift32. */
function numbersFrom(seed: string): () => number {
  let state = 2_166_136_261;
  for (let index = 0; index < seed.length; index += 1) state = Math.imul(state ^ seed.charCodeAt(index), 16_777_619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) >>> 8;
  };
}
