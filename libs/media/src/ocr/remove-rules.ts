import type { Size } from '../geometry';

/** A grey picture: one byte a pixel, 0 is black. */
export interface GreyPicture extends Size {
  readonly data: Uint8Array;
}

const DARK = 150;
const WHITE = 255;
/** Longer dark runs are lines of a table or form; letters of 24 points are lower at 300 dpi. */
const LEAST_RUN = { vertical: 80, horizontal: 110 };
/** Lighter pixels that noise may put into a line. */
const MAX_GAP = 3;
/** Thicker runs are bars and letters. */
const MAX_THICKNESS = 9;

/** Paints the lines of tables white, in place: next to them the text recognition loses short cells. */
export function removeRules(picture: GreyPicture): void {
  const { width, height } = picture;
  const marks = [
    ...findRuns(picture, { lanes: width, length: height, laneStep: 1, step: width, least: LEAST_RUN.vertical }),
    ...findRuns(picture, { lanes: height, length: width, laneStep: width, step: 1, least: LEAST_RUN.horizontal }),
  ];
  for (const { start, step, length } of marks) {
    for (let index = 0; index < length; index += 1) picture.data[start + index * step] = WHITE;
  }
}

interface Direction {
  readonly lanes: number;
  readonly length: number;
  /** Between neighbouring lanes, and between neighbouring pixels of a lane, in bytes. */
  readonly laneStep: number;
  readonly step: number;
  readonly least: number;
}

interface Run {
  readonly start: number;
  readonly step: number;
  readonly length: number;
}

function findRuns(picture: GreyPicture, { lanes, length, laneStep, step, least }: Direction): Run[] {
  const runs: Run[] = [];
  for (let lane = 0; lane < lanes; lane += 1) {
    let start = -1;
    let last = -1;
    for (let index = 0; index <= length; index += 1) {
      const isDark = index < length && (picture.data[lane * laneStep + index * step] ?? WHITE) < DARK;
      if (isDark) {
        if (start < 0) start = index;
        last = index;
      } else if (start >= 0 && (index - last > MAX_GAP || index === length)) {
        const run = { start: lane * laneStep + start * step, step, length: last - start + 1 };
        if (run.length >= least && isThin(picture, run, laneStep)) runs.push(run);
        start = -1;
      }
    }
  }
  return runs;
}

/** Whether most of a run's neighbourhood across is light. */
function isThin({ data }: GreyPicture, { start, step, length }: Run, across: number): boolean {
  let thick = 0;
  const samples = 16;
  for (let sample = 0; sample < samples; sample += 1) {
    const place = start + Math.floor(((sample + 0.5) * length) / samples) * step;
    let dark = 0;
    for (let offset = -MAX_THICKNESS; offset <= MAX_THICKNESS; offset += 1) {
      if ((data[place + offset * across] ?? WHITE) < DARK) dark += 1;
    }
    if (dark > MAX_THICKNESS) thick += 1;
  }
  return thick < samples / 2;
}
