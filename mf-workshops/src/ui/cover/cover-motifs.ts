import type { CoverTheme } from './cover-theme';

/** What a theme draws around the ring. The sheet is 320 wide and 180 high. */
export interface Motif {
  /** The place of the ring, and its outer radius. */
  readonly ring: { readonly x: number; readonly y: number; readonly radius: number };
  /** Where the stroke leaves the ring, in degrees: clear of the rest of the drawing. */
  readonly direction: number;
  /** Filled with the sheet's own second colour, below the lines. */
  readonly areas: readonly string[];
  /** Thick lines: what is built. */
  readonly lines: readonly string[];
  /** Thin lines: its content. */
  readonly details: readonly string[];
}

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
const rule = (x: number, y: number, width: number) => `M${x} ${y}h${width}`;

/** Steps in a row, of which the middle one is the click. */
const workflow: Motif = {
  ring: { x: 160, y: 98, radius: 36 },
  direction: -55,
  areas: [box(36, 74, 50, 48), box(234, 74, 50, 48)],
  lines: [box(36, 74, 50, 48), box(234, 74, 50, 48), rule(92, 98, 22), rule(206, 98, 20)],
  details: [rule(48, 90, 26), rule(48, 104, 18), 'M248 98l8 9 15-18'],
};

/** A call goes out, an answer comes back. */
const request: Motif = {
  ring: { x: 160, y: 92, radius: 36 },
  direction: -50,
  areas: [],
  lines: [
    'M86 32c-20 0-20 12-20 30s-2 28-18 30c16 2 18 12 18 30s0 30 20 30',
    'M234 32c20 0 20 12 20 30s2 28 18 30c-16 2-18 12-18 30s0 30-20 30',
  ],
  details: ['M92 78h18m-7-7 7 7-7 7', 'M228 108h-18m7-7-7 7 7 7'],
};

/** A sheet with its lines, and a stamp on it. */
const document: Motif = {
  ring: { x: 196, y: 112, radius: 32 },
  direction: -40,
  areas: ['M84 22h68l28 28v108H84z'],
  lines: ['M84 22h68l28 28v108H84z', 'M152 22v28h28'],
  details: [rule(102, 58, 34), rule(102, 76, 54), rule(102, 94, 46), rule(102, 112, 40), rule(102, 130, 34)],
};

/** One event reaches many. */
const signal: Motif = {
  ring: { x: 92, y: 100, radius: 32 },
  direction: -125,
  areas: [box(250, 80, 40, 40)],
  lines: ['M146 64a64 64 0 0 1 0 72', 'M174 44a98 98 0 0 1 0 112', box(250, 80, 40, 40)],
  details: ['M202 26a132 132 0 0 1 0 148', 'M260 100l7 8 13-15'],
};

/** A bubble with an answer in it, and the one before. */
const conversation: Motif = {
  ring: { x: 120, y: 86, radius: 28 },
  direction: -135,
  areas: ['M60 30h200v104H132l-34 28v-28H60z'],
  lines: ['M60 30h200v104H132l-34 28v-28H60z'],
  details: [rule(170, 66, 66), rule(170, 84, 54), rule(170, 102, 36)],
};

/** A list of people; one is chosen. */
const contacts: Motif = {
  ring: { x: 92, y: 92, radius: 30 },
  direction: -145,
  areas: [box(140, 76, 140, 32)],
  lines: ['M78 30a10 10 0 1 0 20 0a10 10 0 1 0-20 0', 'M82 154a10 10 0 1 0 20 0a10 10 0 1 0-20 0', rule(146, 92, 112)],
  details: [rule(126, 30, 88), rule(126, 154, 60), 'M266 91l6 7 12-14'],
};

/** One idea becomes several pieces. */
const content: Motif = {
  ring: { x: 88, y: 92, radius: 34 },
  direction: -120,
  areas: [box(214, 20, 70, 38), box(214, 72, 70, 38), box(214, 124, 70, 38)],
  lines: [
    'M132 92h74',
    'M132 84c34-4 34-44 74-44',
    'M132 100c34 4 34 44 74 44',
    box(214, 20, 70, 38),
    box(214, 72, 70, 38),
    box(214, 124, 70, 38),
  ],
  details: [rule(226, 39, 44), rule(226, 91, 28), rule(226, 143, 36)],
};

/** Rows and columns, one cell of them marked. */
const table: Motif = {
  ring: { x: 202, y: 104, radius: 32 },
  direction: -45,
  areas: [box(48, 28, 224, 28)],
  lines: [box(48, 28, 224, 124), rule(48, 56, 224)],
  details: ['M104 28v124', 'M160 28v124', 'M216 28v124', rule(48, 88, 224), rule(48, 120, 224)],
};

/** A line that is broken, under a lens. */
const repair: Motif = {
  ring: { x: 168, y: 92, radius: 42 },
  direction: 48,
  areas: [],
  lines: ['M20 92h62l14-40 24 76 6-18', 'M212 92h88'],
  details: ['M152 92h32', 'M168 76v32', 'M20 152h86', 'M240 40h60'],
};

export const motifs: Readonly<Record<CoverTheme, Motif>> = {
  workflow,
  request,
  document,
  signal,
  conversation,
  contacts,
  content,
  table,
  repair,
};
